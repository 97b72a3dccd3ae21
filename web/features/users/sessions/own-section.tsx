import type { ReactNode } from 'react';
import { privacyText } from '#shared/messages/site/privacy.ko.ts';
import { Button } from '#web/ui/button.tsx';

const text = privacyText.member;

interface OwnSectionProps {
  id: string;
  title: string;
  hint?: string;
  empty: string;
  list: { rows: readonly unknown[] | null; totalCount: number; hasMore: boolean; showMore: () => void };
  children: ReactNode;
}

/** Section with a heading, a total and a growing list. */
export function OwnSection({ id, title, hint, empty, list, children }: OwnSectionProps) {
  const { rows, totalCount, hasMore, showMore } = list;
  return (
    <section aria-labelledby={id} className="mt-12 border-t border-line pt-8">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={id} tabIndex={-1} className="text-xl font-bold text-ink">
          {title}
        </h2>
        <p role="status" className="text-sm text-ink-muted">
          {rows !== null && text.total(totalCount)}
        </p>
      </div>
      {hint && <p className="mt-1 text-sm text-ink-muted">{hint}</p>}
      {rows?.length === 0 ? <p className="mt-4 text-ink-muted">{empty}</p> : <div className="mt-4">{children}</div>}
      {hasMore && (
        <Button variant="secondary" className="mt-4 w-full" onClick={showMore}>
          {text.more}
        </Button>
      )}
    </section>
  );
}
