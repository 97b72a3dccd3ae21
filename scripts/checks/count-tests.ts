/** Number of passed tests in the output: Vitest's `Tests 12 passed`, Playwright's `12 passed (3s)`. */
export function countTests(printed: string): number {
  // Removes colour escape sequences.
  // oxlint-disable-next-line no-control-regex
  const plain = printed.replace(/\u001b\[[0-9;]*m/g, '');
  const counts = [...plain.matchAll(/^\s*(?:Tests\s+)?(\d+) passed(?: [(|]|$)/gm)];
  return counts.reduce((sum, match) => sum + Number(match[1]), 0);
}
