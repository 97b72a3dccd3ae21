/** The product's mark on a dark ground. */
export function Mark({ size, light = '#f5f7fc' }: { size: number; light?: string }) {
  return (
    <svg width={size} height={size} viewBox="0 0 28 28" fill="none">
      <path d="M7 20.5 14 5l7 15.5" stroke={light} strokeWidth="3" strokeLinecap="round" strokeLinejoin="round" />
      <path d="M9.8 14.6h8.4" stroke="#3b72ff" strokeWidth="3" strokeLinecap="round" />
      <circle cx="7" cy="21" r="3.4" fill="#3b72ff" />
      <circle cx="21" cy="21" r="3.4" fill={light} />
    </svg>
  );
}
