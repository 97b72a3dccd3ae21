/** Which tab a key leads to (ARIA's pattern for tabs), around the ends; null for keys that mean nothing here. */
export function tabAfterKey(key: string, open: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return (open + 1) % count;
    case 'ArrowLeft':
    case 'ArrowUp':
      return (open + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
