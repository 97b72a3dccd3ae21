/** Settings of other programs are longer or shorter than ours by more than this, or of other letters. */
const NEAR = 2;
const SHORTEST = 6;

/**
 * Names in the environment that nobody reads, each with the one of `known` that was probably meant; also of a setting
 * that is no secret and so is not read from a file.
 */
export function misspelledNames(
  env: Record<string, string | undefined>,
  known: readonly string[],
  files: readonly string[],
): [string, string][] {
  const readable = new Set([...known, ...files]);
  return Object.keys(env)
    .filter((name) => name.length >= SHORTEST && !readable.has(name))
    .flatMap((name): [string, string][] => {
      const meant =
        known.find((one) => name === `${one}_FILE`) ??
        [...known, ...files].find((one) => one.length >= SHORTEST && isNear(name, one));
      return meant === undefined ? [] : [[name, meant]];
    });
}

/** The lengths first: most names are told apart by them, and all the distances took a third of a second of each start. */
const isNear = (a: string, b: string) => Math.abs(a.length - b.length) <= NEAR && distance(a, b) <= NEAR;

/** Levenshtein's: letters added, left out or replaced. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = (row[j - 1] ?? 0) + Number(a[i - 1] !== b[j - 1]);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
