/** The page numbers to show: `size` numbers around `page`, within 1..`pageCount`. An empty list has page 1. */
export function pageWindow(page: number, pageCount: number, size: number): number[] {
  const last = Math.max(1, pageCount);
  const length = Math.min(size, last);
  const start = Math.min(Math.max(1, page - Math.floor(size / 2)), last - length + 1);
  return Array.from({ length }, (_, index) => start + index);
}
