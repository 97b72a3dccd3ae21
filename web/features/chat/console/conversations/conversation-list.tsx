import type { OutputOf } from '#shared/contract/calls.ts';
import { chatConsoleText } from '#shared/messages/admin/chat-console.ko.ts';
import { formatDateTime } from '#web/lib/format/dates.ts';
import { paths } from '#shared/paths.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Link } from '#web/lib/link.tsx';

type Row = OutputOf<'/api/v1/admin/assistant/conversations'>['list'][number];

const text = chatConsoleText.conversations;

export function ConversationList({ rows }: { rows: readonly Row[] }) {
  return (
    <ul aria-label={text.list} className="divide-y divide-line border-y border-line">
      {rows.map((row) => (
        <li key={row.conversationId}>
          <Link
            to={paths.adminAssistantConversation(row.conversationId)}
            className="block rounded-sm py-4 hover:bg-surface-soft"
          >
            <span className="block font-semibold break-words text-ink">{row.title}</span>
            <span className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-muted">
              {row.unansweredCount > 0 && <Badge tone="warning">{text.unansweredCount(row.unansweredCount)}</Badge>}
              {row.dislikeCount > 0 && <Badge tone="danger">{text.ratings.dislike}</Badge>}
              <time dateTime={row.updatedAt} className="tabular-nums">
                {formatDateTime(row.updatedAt)}
              </time>
              <span>{row.isMember ? text.member : text.visitor}</span>
              <span>{text.questionCount(row.questionCount)}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
