import type { ReactNode } from 'react';
import type { OutputOf } from '#shared/contract/calls.ts';
import { missedSearchesText } from '#shared/messages/admin/content/missed-search.ko.ts';
import { dotted } from '#shared/text/days.ts';

const text = missedSearchesText.manual;

/** What readers of the manual answered to 도움이 되었나요? */
export function ManualRatings({ pages, comments }: OutputOf<'/api/v1/manual/ratings'>) {
  return (
    <section aria-label={text.title}>
      <p className="text-sm text-ink-muted">{pages.length === 0 ? text.empty : text.description}</p>
      <div className="mt-3 grid gap-x-10 gap-y-6 lg:grid-cols-2">
        <Part title={text.pages} count={pages.length}>
          {pages.map(({ path, title, helpful, unhelpful }) => (
            <li key={path} className="flex items-center justify-between gap-4 border-b border-line py-2">
              <PageLink path={path} title={title} />
              <span className="shrink-0 text-sm text-ink-muted tabular-nums">{text.counts(helpful, unhelpful)}</span>
            </li>
          ))}
        </Part>
        <Part title={text.comments} count={comments.length}>
          {comments.map(({ path, title, comment, isHelpful, day }, index) => (
            <li key={index} className="border-b border-line py-2">
              <p className="break-words whitespace-pre-line text-ink">{comment}</p>
              <p className="text-sm text-ink-muted">
                {text.answers[isHelpful ? 'helpful' : 'unhelpful']} · <PageLink path={path} title={title} /> ·{' '}
                {dotted(day)}
              </p>
            </li>
          ))}
        </Part>
      </div>
    </section>
  );
}

interface PartProps {
  title: string;
  count: number;
  children: ReactNode;
}

function Part({ title, count, children }: PartProps) {
  if (count === 0) return null;
  return (
    <div>
      <h2 className="font-bold text-ink">
        {title} <span className="font-normal text-ink-muted tabular-nums">{count}</span>
      </h2>
      <ul className="mt-1">{children}</ul>
    </div>
  );
}

const PageLink = ({ path, title }: { path: string; title: string }) => (
  <a href={path} target="_blank" rel="noopener" className="font-medium hover:underline">
    {title}
  </a>
);
