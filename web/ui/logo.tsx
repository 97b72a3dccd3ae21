/** Logo with the product name beside it. */
export function Logo({ name }: { name: string }) {
  return (
    <span className="inline-flex items-center gap-2.5 text-xl font-bold tracking-tight">
      <svg width="28" height="28" viewBox="0 0 28 28" fill="none" aria-hidden="true">
        <path
          d="M7 20.5 14 5l7 15.5"
          stroke="currentColor"
          strokeWidth="3"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <path d="M9.8 14.6h8.4" stroke="#3b72ff" strokeWidth="3" strokeLinecap="round" />
        <circle cx="7" cy="21" r="3.4" fill="#3b72ff" />
        <circle cx="21" cy="21" r="3.4" fill="currentColor" />
      </svg>
      {name}
    </span>
  );
}
