import type { Signals } from '#server/features/chat/retrieval/judge/signals.ts';
import type { Tree, Trees } from '#server/features/chat/retrieval/judge/trees.ts';

/** A document that a question came to, and whether it answers. */
export interface Judged {
  signals: Signals;
  isRight: boolean;
  weight: number;
}

/** Which way a signal may speak: 1 when more of it never speaks against, -1 when it never speaks for, 0 either way. */
export type Direction = 1 | 0 | -1;

const TREES = 150;
const LEAVES = 8;
const STEP = 0.08;
/** Pulls what a leaf says towards nothing, the more the less it has seen. */
const SHRINK = 5;
/** Fewer examples on a leaf would be learnt by heart. */
const LEAST_EXAMPLES = 15;
const BINS = 64;

/** The examples on one leaf, and what it may say, so that a signal speaks one way in the whole tree. */
interface Leaf {
  rows: Uint32Array;
  slope: number;
  curve: number;
  least: number;
  most: number;
}

interface Split {
  leaf: Leaf;
  signal: number;
  /** The last bin that goes below. */
  bin: number;
  gain: number;
  parts: readonly [Leaf, Leaf];
}

interface Node {
  leaf: Leaf;
  split?: { signal: number; bin: number; parts: readonly [Node, Node] };
}

/**
 * Grows small trees, each on what those before leave unexplained, that add up to how likely a document answers, as a
 * logarithm of odds (gradient boosting on histograms, best leaf first; Friedman, 2001; Ke et al., 2017).
 */
export function growTrees(judged: readonly Judged[], named: readonly { name: string; direction: Direction }[]): Trees {
  const signals = named.map(({ name }) => name);
  const columns = signals.map((name) => binsOf(judged.map((one) => one.signals[name] ?? 0)));
  const weights = judged.map(({ weight }) => weight);
  const right = judged.map(({ isRight }) => Number(isRight));
  const share =
    weightedSum(weights, right) /
    weightedSum(
      weights,
      weights.map(() => 1),
    );
  const start = Math.log(share / (1 - share));
  const sums = Float64Array.from(judged, () => start);
  const slopes = new Float64Array(judged.length);
  const curves = new Float64Array(judged.length);
  const trees: Tree[] = [start];
  for (let round = 0; round < TREES; round += 1) {
    sums.forEach((sum, row) => {
      const likely = 1 / (1 + Math.exp(-sum));
      slopes[row] = (weights[row] ?? 0) * ((right[row] ?? 0) - likely);
      curves[row] = (weights[row] ?? 0) * likely * (1 - likely);
    });
    const root = grow({ columns, directions: named.map(({ direction }) => direction), slopes, curves });
    for (const { leaf } of leavesOf(root)) for (const row of leaf.rows) sums[row] = (sums[row] ?? 0) + valueOf(leaf);
    trees.push(treeOf(root, columns));
  }
  return { signals, trees };
}

interface Column {
  bins: Uint8Array;
  /** Behind each bin but the last, where the next begins. */
  edges: readonly number[];
}

/** Values in as many bins of about as many examples. */
function binsOf(values: readonly number[]): Column {
  const known = [...new Set(values)].toSorted((a, b) => a - b);
  const sorted = values.toSorted((a, b) => a - b);
  const wanted =
    known.length <= BINS
      ? known
      : [...new Set(Array.from({ length: BINS }, (_, i) => sorted[Math.floor((i * sorted.length) / BINS)] ?? 0))];
  const edges = wanted.slice(1).map((value) => {
    const before = known[known.indexOf(value) - 1] ?? value;
    return Number(((before + value) / 2).toFixed(5));
  });
  return { edges, bins: Uint8Array.from(values, (value) => edges.findLastIndex((edge) => value > edge) + 1) };
}

interface Examples {
  columns: readonly Column[];
  directions: readonly Direction[];
  slopes: Float64Array;
  curves: Float64Array;
}

/** One tree: the leaf whose split explains most is split, until there are enough. */
function grow(examples: Examples): Node {
  const all = Uint32Array.from(examples.slopes, (_, row) => row);
  const root: Node = { leaf: leafOf(examples, all, -Infinity, Infinity) };
  const open = new Map<Node, Split | null>([[root, bestSplit(examples, root.leaf)]]);
  while (open.size < LEAVES) {
    const [next] = [...open].toSorted(([, a], [, b]) => (b?.gain ?? 0) - (a?.gain ?? 0));
    const [node, split] = next ?? [];
    if (!node || !split) break;
    const parts = [{ leaf: split.parts[0] }, { leaf: split.parts[1] }] as const;
    node.split = { signal: split.signal, bin: split.bin, parts };
    open.delete(node);
    for (const part of parts) open.set(part, bestSplit(examples, part.leaf));
  }
  return root;
}

function leafOf({ slopes, curves }: Examples, rows: Uint32Array, least: number, most: number): Leaf {
  let slope = 0;
  let curve = 0;
  for (const row of rows) {
    slope += slopes[row] ?? 0;
    curve += curves[row] ?? 0;
  }
  return { rows, slope, curve, least, most };
}

const clamp = (value: number, { least, most }: Pick<Leaf, 'least' | 'most'>) => Math.max(least, Math.min(most, value));
const wishOf = (slope: number, curve: number) => slope / (curve + SHRINK);
const valueOf = (leaf: Leaf) => STEP * clamp(wishOf(leaf.slope, leaf.curve), leaf);
/** What a leaf explains by saying a value. */
const explained = (slope: number, curve: number, value: number) =>
  slope * value - ((curve + SHRINK) * value * value) / 2;

function bestSplit(examples: Examples, leaf: Leaf): Split | null {
  const { columns, directions, slopes, curves } = examples;
  let best: { signal: number; bin: number; gain: number; middle: number } | null = null;
  const own = explained(leaf.slope, leaf.curve, clamp(wishOf(leaf.slope, leaf.curve), leaf));
  columns.forEach(({ bins, edges }, signal) => {
    const slopeIn = new Float64Array(edges.length + 1);
    const curveIn = new Float64Array(edges.length + 1);
    const countIn = new Uint32Array(edges.length + 1);
    for (const row of leaf.rows) {
      const bin = bins[row] ?? 0;
      slopeIn[bin] = (slopeIn[bin] ?? 0) + (slopes[row] ?? 0);
      curveIn[bin] = (curveIn[bin] ?? 0) + (curves[row] ?? 0);
      countIn[bin] = (countIn[bin] ?? 0) + 1;
    }
    let [slope, curve, count] = [0, 0, 0];
    for (let bin = 0; bin < edges.length; bin += 1) {
      slope += slopeIn[bin] ?? 0;
      curve += curveIn[bin] ?? 0;
      count += countIn[bin] ?? 0;
      if (count < LEAST_EXAMPLES || leaf.rows.length - count < LEAST_EXAMPLES) continue;
      const below = clamp(wishOf(slope, curve), leaf);
      const above = clamp(wishOf(leaf.slope - slope, leaf.curve - curve), leaf);
      if ((above - below) * (directions[signal] ?? 0) < 0) continue;
      const gain = explained(slope, curve, below) + explained(leaf.slope - slope, leaf.curve - curve, above) - own;
      if (gain > (best?.gain ?? 1e-9)) best = { signal, bin, gain, middle: (below + above) / 2 };
    }
  });
  return best && splitOf(examples, leaf, best);
}

function splitOf(
  examples: Examples,
  leaf: Leaf,
  { signal, bin, gain, middle }: { signal: number; bin: number; gain: number; middle: number },
): Split {
  const bins = examples.columns[signal]?.bins ?? new Uint8Array();
  const direction = examples.directions[signal] ?? 0;
  const isBelow = (row: number) => (bins[row] ?? 0) <= bin;
  const { least, most } = leaf;
  const below =
    direction === 1 ? { least, most: middle } : direction === -1 ? { least: middle, most } : { least, most };
  const above =
    direction === 1 ? { least: middle, most } : direction === -1 ? { least, most: middle } : { least, most };
  return {
    leaf,
    signal,
    bin,
    gain,
    parts: [
      leafOf(examples, leaf.rows.filter(isBelow), below.least, below.most),
      leafOf(
        examples,
        leaf.rows.filter((row) => !isBelow(row)),
        above.least,
        above.most,
      ),
    ],
  };
}

const leavesOf = (node: Node): Node[] => (node.split ? node.split.parts.flatMap(leavesOf) : [node]);

function treeOf({ leaf, split }: Node, columns: readonly Column[]): Tree {
  if (!split) return Number(valueOf(leaf).toFixed(5));
  const { signal, bin, parts } = split;
  return [signal, columns[signal]?.edges[bin] ?? 0, treeOf(parts[0], columns), treeOf(parts[1], columns)];
}

const weightedSum = (weights: readonly number[], values: readonly number[]) =>
  weights.reduce((sum, weight, i) => sum + weight * (values[i] ?? 0), 0);
