const UNITS = ['B', 'KB', 'MB', 'GB'] as const;

/** `1.2MB`, `35KB`: one decimal below ten, none above. */
export function formatFileSize(bytes: number): string {
  const unit = Math.min(UNITS.length - 1, Math.floor(Math.log(Math.max(1, bytes)) / Math.log(1024)));
  const value = bytes / 1024 ** unit;
  const digits = unit > 0 && value < 10 ? 1 : 0;
  return `${value.toLocaleString('ko-KR', { maximumFractionDigits: digits })}${UNITS[unit]}`;
}
