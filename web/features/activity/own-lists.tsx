import type { OutputOf } from '#shared/contract/calls.ts';
import { boardOf } from '#shared/boards.ts';
import { activityText as text } from '#shared/messages/account/activity.ko.ts';
import { messages } from '#shared/messages.ko.ts';
import { paths } from '#shared/paths.ts';
import { AnswerStateBadge } from '#web/features/documents/answer-state-badge.tsx';
import { ReviewStateBadge } from '#web/features/documents/review-state-badge.tsx';
import { formatFileSize } from '#web/features/files/format/file-size.ts';
import { useReplyActions } from '#web/features/replies/use-reply-actions.ts';
import { formatDate } from '#web/lib/format/dates.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ActivityRow, ROWS } from './activity-row.tsx';

/** Questions or market entries of the member, with their states. */
export function OwnDocuments({ rows }: { rows: OutputOf<'/api/v1/user/my-posts'>['list'] }) {
  return (
    <ul className={ROWS}>
      {rows.map((row) => (
        <ActivityRow
          key={row.documentId}
          title={row.title}
          to={paths.boardDetail(row.boardType, row.documentId)}
          facts={
            <>
              <Day at={row.createdAt} />
              {row.replyCount > 0 && <span>{text.replies(row.replyCount)}</span>}
              {row.isPrivate && <span>{text.isPrivate}</span>}
            </>
          }
          end={
            <>
              {row.answerState && <AnswerStateBadge state={row.answerState} />}
              {row.reviewState && <ReviewStateBadge state={row.reviewState} />}
            </>
          }
        />
      ))}
    </ul>
  );
}

/** `listId`: gets the focus when one is deleted. */
export function OwnReplies({ rows, listId }: { rows: OutputOf<'/api/v1/user/my-replies'>['list']; listId: string }) {
  const { remove } = useReplyActions();
  const removeFrom = async (replyId: string) => {
    // The pressed button disappears with its row.
    if (await remove(replyId)) document.getElementById(listId)?.focus();
  };
  return (
    <ul className={ROWS}>
      {rows.map((row) => (
        <ActivityRow
          key={row.replyId}
          title={row.title}
          to={row.isReadable ? paths.boardDetail(row.boardType, row.documentId) : null}
          facts={
            <>
              <span className="line-clamp-2 w-full text-ink-soft">{row.excerpt}</span>
              <span>{boardOf(row.boardType).name}</span>
              <Day at={row.createdAt} />
            </>
          }
          end={
            <>
              {row.isOfficial && <Badge tone="accent">{text.official}</Badge>}
              {row.isAccepted && <Badge tone="success">{text.accepted}</Badge>}
              {row.canDelete && (
                <Button
                  variant="ghost"
                  size="small"
                  aria-label={text.deleteReply(row.excerpt)}
                  onClick={() => void removeFrom(row.replyId)}
                >
                  {messages.documents.replies.delete}
                </Button>
              )}
            </>
          }
        />
      ))}
    </ul>
  );
}

export function OwnDownloads({ rows }: { rows: OutputOf<'/api/v1/user/my-downloads'>['list'] }) {
  return (
    <ul className={ROWS}>
      {rows.map((row) => (
        <ActivityRow
          key={row.fileId}
          title={row.fileName}
          to={paths.boardDetail(row.boardType, row.documentId)}
          facts={
            <>
              <span className="w-full text-ink-soft">{row.title}</span>
              <span>{boardOf(row.boardType).name}</span>
              <span>{formatFileSize(row.sizeBytes)}</span>
              <Day at={row.downloadedAt} />
            </>
          }
        />
      ))}
    </ul>
  );
}

const Day = ({ at }: { at: string }) => (
  <time dateTime={at} className="tabular-nums">
    {formatDate(at)}
  </time>
);
