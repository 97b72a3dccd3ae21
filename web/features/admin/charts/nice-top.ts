/** Upper end of an axis: the next even number of the form 2, 4, 10, 20, 40, 100… at or above `value`. */
export function niceTop(value: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, value)));
  return [1, 2, 4, 6, 8, 10].map((times) => times * power).find((top) => top >= value && top % 2 === 0) ?? 20 * power;
}
