/**
 * The page numbers to show: `size` of them around `page`, never outside 1..`pageCount`.
 * A list without pages still has its first.
 */
export function pageWindow(page: number, pageCount: number, size: number): number[] {
  const last = Math.max(1, pageCount);
  const length = Math.min(size, last);
  const start = Math.min(Math.max(1, page - Math.floor(size / 2)), last - length + 1);
  return Array.from({ length }, (_, index) => start + index);
}
