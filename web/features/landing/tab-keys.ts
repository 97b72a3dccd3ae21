/** Index of the tab that a key leads to (ARIA tabs pattern), wrapping around; null for other keys. */
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
