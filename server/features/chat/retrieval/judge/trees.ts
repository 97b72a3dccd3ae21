/** What a question comes to, or a signal to ask of, by its place, and where to go on: up to `at`, or above. */
export type Tree = number | readonly [signal: number, at: number, upTo: Tree, above: Tree];

/** Trees that ask of the signals of a document; what they come to is added up (gradient boosting; Friedman, 2001). */
export interface Trees {
  signals: readonly string[];
  trees: readonly Tree[];
}

/** A signal that was not measured is 0. */
export function sumOf({ signals, trees }: Trees, measured: Readonly<Record<string, number>>): number {
  const values = signals.map((name) => measured[name] ?? 0);
  return trees.reduce<number>((sum, tree) => sum + leafOf(tree, values), 0);
}

function leafOf(tree: Tree, values: readonly number[]): number {
  if (typeof tree === 'number') return tree;
  const [signal, at, upTo, above] = tree;
  return leafOf((values[signal] ?? 0) <= at ? upTo : above, values);
}
