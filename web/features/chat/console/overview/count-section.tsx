import { useState } from 'react';
import type { OutputOf } from '#shared/contract/calls.ts';
import { chatConsoleText } from '#shared/messages/admin/content/chat-console.ko.ts';
import { paths } from '#shared/paths.ts';
import { koreanDay } from '#shared/text/days.ts';
import { periodOf } from '#web/features/admin/filter-period.ts';
import { Link } from '#web/lib/link.tsx';

export type Overview = OutputOf<'/api/v1/admin/assistant/overview'>;

const text = chatConsoleText.overview;

/** Recent statistics, each with the way to the conversations that it counts. */
export function CountSection({ counts }: Pick<Overview, 'counts'>) {
  const [period] = useState(() => periodOf('month', koreanDay(new Date())));
  const listOf = (filters: Record<string, string>) =>
    `${paths.adminAssistantConversations()}?${new URLSearchParams({ ...filters, ...period })}`;
  const share = (count: number) => text.rate(Math.round((count / counts.questions) * 100));
  const shown = [
    { label: text.questions, count: counts.questions, href: listOf({}) },
    { label: text.answered, count: counts.answered, href: listOf({ state: 'answered' }), isShare: true },
    { label: text.unanswered, count: counts.unanswered, href: listOf({ state: 'unanswered' }), isShare: true },
    { label: text.failed, count: counts.failed, href: listOf({ state: 'failed' }) },
    { label: text.likes, count: counts.likes, href: listOf({ rating: 'like' }) },
    { label: text.dislikes, count: counts.dislikes, href: listOf({ rating: 'dislike' }) },
  ];
  return (
    <section aria-labelledby="assistant-counts" className="mt-8">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h2 id="assistant-counts" className="text-lg font-bold text-ink">
          {text.counts}
        </h2>
        <p className="text-sm text-ink-muted">
          {text.median} <span className="tabular-nums">{text.duration(counts.medianFirstPartMs)}</span>
        </p>
      </div>
      <ul className="mt-3 grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-6">
        {shown.map(({ label, count, href, isShare }) => (
          <li key={label}>
            <Link to={href} className="block h-full rounded-card border border-line p-4 hover:border-line-strong">
              <span className="block text-sm text-ink-muted">{label}</span>
              <span className="mt-1 flex items-baseline gap-2 text-title font-bold text-ink tabular-nums">
                {text.unit(count)}
                {isShare && <span className="text-sm font-medium text-ink-muted">{share(count)}</span>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
