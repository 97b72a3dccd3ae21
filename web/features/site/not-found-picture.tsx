/** Drawing: a flow whose next step is missing. */
export function NotFoundPicture() {
  return (
    <svg width="280" height="84" viewBox="0 0 280 84" fill="none" aria-hidden="true" className="max-w-full">
      <rect
        x="2"
        y="22"
        width="76"
        height="40"
        rx="10"
        className="fill-surface-soft stroke-line-strong"
        strokeWidth="2"
      />
      <path d="M18 42h44" className="stroke-line-strong" strokeWidth="6" strokeLinecap="round" />
      <path d="M78 42h26" className="stroke-accent" strokeWidth="2" />
      <circle cx="104" cy="42" r="5" className="fill-accent" />
      <path d="M122 42h58" className="stroke-line-strong" strokeWidth="2" strokeDasharray="3 8" strokeLinecap="round" />
      <rect
        x="202"
        y="22"
        width="76"
        height="40"
        rx="10"
        className="stroke-line-strong"
        strokeWidth="2"
        strokeDasharray="6 6"
      />
      <path
        d="M236 37a4.5 4.5 0 1 1 6 4.2c-1.3.5-2 1.4-2 2.8"
        className="stroke-ink-muted"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      <circle cx="240" cy="50" r="1.6" className="fill-ink-muted" />
    </svg>
  );
}
