import { sessionsText as text } from '#shared/messages/account/session.ko.ts';
import type { Api } from '#web/lib/api/api-client.ts';
import { formatDateTime } from '#web/lib/format/dates.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { OwnSection } from './own-section.tsx';
import { useOwnList } from './use-own-list.ts';
import { useEndSession } from './use-end-session.ts';

const LIST_ID = 'my-sessions';

const ask = (api: Api, _page: number, options: { signal: AbortSignal }) =>
  api.post('/api/v1/user/my-sessions', {}, options);

/** The member's sessions. `password`: the one entered to open the page. */
export function SessionList({ password }: { password: string }) {
  const list = useOwnList(ask);
  const { end, endOthers } = useEndSession(password, LIST_ID, list.reload);
  return (
    <OwnSection id={LIST_ID} title={text.title} hint={text.hint} empty={text.none} list={list}>
      <ul className="divide-y divide-line border-y border-line">
        {list.rows?.map(({ sessionId, device, startedAt, lastUsedAt, isCurrent }) => {
          const name = device || text.unknown;
          return (
            <li key={sessionId} className="flex min-h-18 items-center justify-between gap-3 py-3">
              <div className="min-w-0">
                <p className="flex flex-wrap items-center gap-x-2 font-medium text-ink">
                  {name}
                  {isCurrent && <Badge tone="success">{text.current}</Badge>}
                </p>
                <p className="flex flex-wrap gap-x-3 text-sm text-ink-muted tabular-nums">
                  <time dateTime={startedAt}>{text.startedAt(formatDateTime(startedAt))}</time>
                  <time dateTime={lastUsedAt}>{text.lastUsedAt(formatDateTime(lastUsedAt))}</time>
                </p>
              </div>
              {!isCurrent && (
                <Button
                  variant="secondary"
                  size="small"
                  className="shrink-0"
                  aria-label={text.endOf(name, formatDateTime(startedAt))}
                  onClick={() => end(sessionId)}
                >
                  {text.end}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {list.totalCount > 1 && (
        <Button variant="secondary" className="mt-4 w-full" onClick={endOthers}>
          {text.endOthers}
        </Button>
      )}
    </OwnSection>
  );
}
