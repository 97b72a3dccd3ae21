import { BookOpen, ThumbsDown, ThumbsUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { useId } from 'react';
import type { OutputOf } from '#shared/contract/calls.ts';
import type { ManualComment } from '#shared/contract/site/manual.contract.ts';
import { missedSearchesText } from '#shared/messages/admin/content/missed-search.ko.ts';
import { dotted } from '#shared/text/days.ts';
import { NothingHere } from '#web/features/admin/nothing-here.tsx';
import { useSetAside } from '#web/features/admin/table/use-set-aside.ts';
import { useApi } from '#web/lib/app-context.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';

const text = missedSearchesText.manual;

type ManualRatingsProps = OutputOf<'/api/v1/manual/ratings'> & { counts: OutputOf<'/api/v1/manual/comment-counts'> };

/** What readers of the manual answered to 도움이 되었나요?, and what they wrote, until it is set aside. */
export function ManualRatings({ pages, comments, counts }: ManualRatingsProps) {
  if (pages.length === 0) return <NothingHere icon={BookOpen} title={text.empty} description={text.emptyHint} />;
  return (
    <section aria-label={text.title}>
      <p className="text-sm text-ink-muted">{text.description}</p>
      <div className="mt-5 grid gap-x-10 gap-y-6 lg:grid-cols-2">
        <Part title={text.comments} count={counts.open}>
          {comments.open.length === 0 && <p className="py-2 text-ink-muted">{text.noneOpen}</p>}
          <Comments list={comments.open} />
          {comments.handled.length > 0 && (
            <details className="mt-4">
              <summary className="w-fit cursor-pointer font-semibold text-ink">
                {text.handledOnes} <Count>{counts.handled}</Count>
              </summary>
              <Comments list={comments.handled} isHandled />
            </details>
          )}
        </Part>
        <Part title={text.pages} count={pages.length}>
          <ul>
            {pages.map(({ path, title, helpful, unhelpful }) => (
              <li key={path} className="flex items-center justify-between gap-4 border-b border-line py-2">
                <PageLink path={path} title={title} />
                <span className="shrink-0 text-sm text-ink-muted tabular-nums">{text.counts(helpful, unhelpful)}</span>
              </li>
            ))}
          </ul>
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

const Part = ({ title, count, children }: PartProps) => (
  <div>
    <h2 className="mb-1 font-bold text-ink">
      {title} <Count>{count}</Count>
    </h2>
    {children}
  </div>
);

const Count = ({ children }: { children: number }) => (
  <span className="font-normal text-ink-muted tabular-nums">{children.toLocaleString('ko-KR')}</span>
);

const Comments = ({ list, isHandled = false }: { list: readonly ManualComment[]; isHandled?: boolean }) => (
  <ul className="empty:hidden">
    {list.map((comment) => (
      <Comment key={comment.commentId} comment={comment} isHandled={isHandled} />
    ))}
  </ul>
);

function Comment({ comment, isHandled }: { comment: ManualComment; isHandled: boolean }) {
  const id = useId();
  const api = useApi();
  const { path, commentId, title, isHelpful, day } = comment;
  const { set, isBusy } = useSetAside(
    (handled) => api.post('/api/v1/manual/comment-handle', { path, day, commentId, isHandled: handled }),
    text,
  );
  const Thumb = isHelpful ? ThumbsUp : ThumbsDown;
  return (
    <li className="flex items-start justify-between gap-4 border-b border-line py-2">
      <div className="min-w-0">
        <p id={id} className="break-words whitespace-pre-line text-ink">
          {comment.comment}
        </p>
        <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-muted">
          <Badge tone={isHelpful ? 'success' : 'warning'}>
            <Thumb size={12} aria-hidden="true" />
            {text.answers[isHelpful ? 'helpful' : 'unhelpful']}
          </Badge>
          <span>
            <PageLink path={path} title={title} /> · {dotted(day)}
          </span>
        </p>
      </div>
      <Button
        // Where the row above goes, one goes on with this, not into the manual.
        data-row-link
        variant="secondary"
        size="small"
        className="shrink-0"
        loading={isBusy}
        aria-describedby={id}
        onClick={() => void set(!isHandled)}
      >
        {isHandled ? missedSearchesText.undo : missedSearchesText.handle}
      </Button>
    </li>
  );
}

const PageLink = ({ path, title }: { path: string; title: string }) => (
  <a href={path} target="_blank" rel="noopener" className="font-medium hover:underline">
    {title}
  </a>
);
