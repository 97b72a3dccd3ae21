/** The even number at or above a value that an axis ends with: 2, 4, 10, 20, 40, 100… */
export function niceTop(value: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, value)));
  return [1, 2, 4, 6, 8, 10].map((times) => times * power).find((top) => top >= value && top % 2 === 0) ?? 20 * power;
}
