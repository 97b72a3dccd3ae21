/**
 * A whole number with commas between the thousands, as `toLocaleString` writes it: without `Intl`, which a phone needs
 * long to load.
 */
export function formatCount(count: number): string {
  const digits = String(Math.abs(count));
  const first = digits.length % 3 || 3;
  let text = digits.slice(0, first);
  for (let at = first; at < digits.length; at += 3) text += `,${digits.slice(at, at + 3)}`;
  return count < 0 ? `-${text}` : text;
}
