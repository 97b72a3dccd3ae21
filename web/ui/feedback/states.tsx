import type { ReactNode } from 'react';

interface StateProps {
  title: string;
  description?: ReactNode;
  /** Button or link for the next step. */
  action?: ReactNode;
}

function State({
  title,
  description,
  action,
  picture,
  role,
}: StateProps & { picture: ReactNode; role?: 'status' | 'alert' }) {
  return (
    <div role={role} className="flex flex-col items-center px-6 py-12 text-center lg:py-20">
      {picture}
      <p className="mt-6 text-lg font-semibold text-balance text-ink">{title}</p>
      {description && <p className="mt-2 max-w-md text-balance text-ink-muted">{description}</p>}
      {action && <div className="mt-7 flex justify-center gap-3 max-sm:flex-col sm:flex-wrap">{action}</div>}
    </div>
  );
}

const frame = {
  width: 96,
  height: 72,
  viewBox: '0 0 96 72',
  fill: 'none',
  strokeWidth: 2,
  'aria-hidden': true,
} as const;

/** An empty list or result, which is not an error. */
export function EmptyState(props: StateProps) {
  return (
    <State
      {...props}
      role="status"
      picture={
        <svg {...frame} className="text-line-strong" stroke="currentColor">
          <rect x="14" y="8" width="50" height="56" rx="8" />
          <path d="M26 24h26M26 36h26M26 48h14" strokeLinecap="round" />
          <circle cx="68" cy="48" r="13" className="fill-surface text-accent" stroke="currentColor" />
          <path d="m77.5 57.5 8 8" className="text-accent" stroke="currentColor" strokeLinecap="round" />
        </svg>
      }
    />
  );
}

/** No news, which is not a search without a result. */
export function QuietState(props: StateProps) {
  return (
    <State
      {...props}
      role="status"
      picture={
        <svg {...frame} className="text-line-strong" stroke="currentColor" strokeLinecap="round" strokeLinejoin="round">
          <path d="M26 52h44M32 52V32a16 16 0 0 1 32 0v20M48 16v-5" />
          <path d="M42 59a6.5 6.5 0 0 0 12 0" className="text-accent" stroke="currentColor" />
        </svg>
      }
    />
  );
}

/** Content that this visitor may not see. */
export function LockedState(props: StateProps) {
  return (
    <State
      {...props}
      picture={
        <svg {...frame} className="text-line-strong" stroke="currentColor">
          <rect x="26" y="32" width="44" height="34" rx="8" />
          <path d="M36 32V22a12 12 0 0 1 24 0v10" strokeLinecap="round" />
          <circle cx="48" cy="47" r="4" className="text-accent" stroke="currentColor" />
          <path d="M48 51v6" className="text-accent" stroke="currentColor" strokeLinecap="round" />
        </svg>
      }
    />
  );
}

/** A failure, with a message and a way to retry. */
export function ErrorState(props: StateProps) {
  return (
    <State
      {...props}
      role="alert"
      picture={
        <svg {...frame} className="text-line-strong" stroke="currentColor">
          <rect x="10" y="12" width="30" height="22" rx="6" />
          <rect x="56" y="38" width="30" height="22" rx="6" />
          <path d="M40 23h8v10M56 49h-8V43" strokeLinecap="round" />
          <path d="m43 33 10 10m0-10-10 10" className="text-danger" stroke="currentColor" strokeLinecap="round" />
        </svg>
      }
    />
  );
}
