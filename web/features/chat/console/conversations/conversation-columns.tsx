import { useLocation } from 'react-router';
import type { OutputOf } from '#shared/contract/calls.ts';
import { chatConsoleText } from '#shared/messages/admin/content/chat-console.ko.ts';
import { paths } from '#shared/paths.ts';
import { formatDateTime } from '#web/lib/format/dates.ts';
import { Link } from '#web/lib/link.tsx';
import { Badge } from '#web/ui/badge.tsx';
import type { Column } from '#web/ui/table.tsx';

type Conversation = OutputOf<'/api/v1/admin/assistant/conversations'>['list'][number];

const text = chatConsoleText.conversations;

export const CONVERSATION_COLUMNS: readonly Column<Conversation>[] = [
  {
    key: 'title',
    label: text.columns.title,
    className: 'max-md:basis-full md:w-full md:max-w-0',
    cell: (conversation) => <TitleLink {...conversation} />,
  },
  {
    key: 'state',
    label: text.columns.state,
    className: 'whitespace-nowrap max-md:empty:hidden',
    cell: ({ unansweredCount, dislikeCount }) =>
      unansweredCount + dislikeCount > 0 && (
        <span className="flex gap-1.5">
          {unansweredCount > 0 && <Badge tone="warning">{text.unansweredCount(unansweredCount)}</Badge>}
          {dislikeCount > 0 && <Badge tone="danger">{text.ratings.dislike}</Badge>}
        </span>
      ),
  },
  {
    key: 'questions',
    label: text.columns.questions,
    className: 'whitespace-nowrap tabular-nums',
    cell: ({ questionCount }) => text.questionCount(questionCount),
  },
  {
    key: 'person',
    label: text.columns.person,
    className: 'whitespace-nowrap',
    cell: ({ isMember }) => (isMember ? text.member : text.visitor),
  },
  {
    key: 'updatedAt',
    label: text.columns.updatedAt,
    className: 'whitespace-nowrap tabular-nums',
    cell: ({ updatedAt }) => <time dateTime={updatedAt}>{formatDateTime(updatedAt)}</time>,
  },
];

/** With the filters of the list, by which the conversation leads to the next one and back. */
function TitleLink({ conversationId, title }: Conversation) {
  const { search } = useLocation();
  return (
    <Link
      to={paths.adminAssistantConversation(conversationId) + search}
      data-row-link
      className="block font-medium break-words text-ink md:line-clamp-2"
    >
      {title}
    </Link>
  );
}
