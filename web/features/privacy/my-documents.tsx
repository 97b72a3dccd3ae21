import { Link } from 'react-router';
import { boardOf } from '#shared/boards.ts';
import { privacyText } from '#shared/messages/site/privacy.ko.ts';
import type { Api } from '#web/lib/api/api-client.ts';
import { formatDate } from '#web/lib/format/dates.ts';
import { paths } from '#shared/paths.ts';
import { OwnSection } from './own-section.tsx';
import { useOwnList } from './use-own-list.ts';

const text = privacyText.member;

const ask = (api: Api, page: number, options: { signal: AbortSignal }) =>
  api.post('/api/v1/user/my-posts', { page }, options);

/** The member's documents on all boards. */
export function MyDocuments() {
  const list = useOwnList(ask);
  return (
    <OwnSection id="my-posts" title={text.posts} empty={text.noPosts} list={list}>
      <ul className="divide-y divide-line border-y border-line">
        {list.rows?.map(({ documentId, boardType, title, createdAt }) => (
          <li key={documentId} className="py-3">
            <Link
              to={paths.boardDetail(boardType, documentId)}
              className="inline-block rounded-control py-1 font-medium break-words text-ink [overflow-wrap:anywhere] hover:underline"
            >
              {title}
            </Link>
            <p className="flex flex-wrap gap-x-3 text-sm text-ink-muted">
              <span>{boardOf(boardType).name}</span>
              <time dateTime={createdAt} className="tabular-nums">
                {formatDate(createdAt)}
              </time>
            </p>
          </li>
        ))}
      </ul>
    </OwnSection>
  );
}
