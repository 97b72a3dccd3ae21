/** CPU time of `workOnMarkup` on the machine on which the costs of call-limits.ts were measured. */
const REFERENCE_MS = 8;
const LEVELS = 7;

interface Node {
  name: string;
  attributes: Map<string, string>;
  children: Node[];
}

/** CPU time of this thread so far. */
export function cpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

/** How much longer this thread takes at present than the machine of the measured costs. */
export function slowness(): number {
  const before = cpuMs();
  workOnMarkup();
  return (cpuMs() - before) / REFERENCE_MS;
}

/**
 * Work as that of a call: objects, texts and patterns. None of the portal's code, which would hide that it has become
 * slower.
 */
const workOnMarkup = () => textOf(treeOf(LEVELS, 1)).match(/<[^>]+>/g);

const treeOf = (levels: number, at: number): Node => ({
  name: `n${at}`,
  attributes: new Map([['at', String(at)]]),
  children: levels === 0 ? [] : Array.from({ length: 4 }, (_, i) => treeOf(levels - 1, at * 4 + i)),
});

const textOf = ({ name, attributes, children }: Node): string =>
  `<${name} at="${attributes.get('at')}">${children.map(textOf).join('')}</${name}>`;
