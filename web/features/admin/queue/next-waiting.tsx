import { CircleCheckBig } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { Link } from '#web/lib/link.tsx';

/** What the page of one that waited tells the list: the one after it. */
export interface Handled {
  next: string | undefined;
}

export const isHandled = (state: unknown): state is Handled =>
  typeof state === 'object' && state !== null && 'next' in state;

interface NextWaitingProps {
  rows: readonly { documentId: string; title: string }[];
  addressOf: (documentId: string) => string;
  label: (title: string) => string;
}

/** Above the list, after one of it is done. Takes the focus, so that Enter leads on. */
export function NextWaiting({ rows, addressOf, label }: NextWaitingProps) {
  const { state }: { state: unknown } = useLocation();
  const link = useRef<HTMLAnchorElement>(null);
  const next = isHandled(state) ? (rows.find(({ documentId }) => documentId === state.next) ?? rows[0]) : undefined;
  useEffect(() => link.current?.focus(), [next?.documentId]);
  if (!next) return null;
  return (
    <p className="mb-2 flex min-w-0 shrink-0 items-center gap-2 rounded-control bg-accent-soft px-3.5 py-2 text-sm text-ink">
      <CircleCheckBig size={16} aria-hidden="true" className="shrink-0 text-accent-ink" />
      <Link
        ref={link}
        to={addressOf(next.documentId)}
        className="min-w-0 truncate rounded-sm font-semibold text-accent-ink hover:underline"
      >
        {label(next.title)}
      </Link>
    </p>
  );
}
