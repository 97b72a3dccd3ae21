import { useEffect, useState } from 'react';
import type { OutputOf } from '#shared/contract/calls.ts';
import { activityText } from '#shared/messages/account/activity.ko.ts';
import { paths } from '#shared/paths.ts';
import { useApi, useAppStore } from '#web/lib/app-context.tsx';
import { formatDateTime } from '#web/lib/format/dates.ts';
import { ActivityRow, ROWS } from './activity-row.tsx';

const text = activityText.notifications;

type Row = OutputOf<'/api/v1/user/notifications'>['list'][number];

/** Shown notifications count as read; they stay marked as new until the page is left. */
export function NotificationList({ rows }: { rows: readonly Row[] }) {
  useMarkRead(rows);
  return (
    <ul className={ROWS}>
      {rows.map((row) => (
        <ActivityRow
          key={row.notificationId}
          title={row.title}
          to={addressOf(row)}
          isMuted={!row.isUnread}
          lead={
            <p className="flex items-center gap-2 text-sm text-ink-soft">
              {row.isUnread && (
                <span className="flex shrink-0 items-center gap-1.5 font-semibold text-accent-ink">
                  <span className="size-2 rounded-full bg-accent" aria-hidden="true" />
                  {text.unread}
                </span>
              )}
              {text.sentence[row.kind](row.detail)}
            </p>
          }
          facts={
            <time dateTime={row.createdAt} className="tabular-nums">
              {formatDateTime(row.createdAt)}
            </time>
          }
        />
      ))}
    </ul>
  );
}

const addressOf = ({ kind, document, contractId, title }: Row) =>
  contractId !== null
    ? paths.contactList(contractId)
    : document && kind === 'question-assigned'
      ? paths.adminQuestions(document.documentId)
      : document
        ? paths.boardDetail(document.boardType, document.documentId)
        : paths.myInquiry(title);

function useMarkRead(rows: readonly Row[]): void {
  const api = useApi();
  const store = useAppStore();
  const [marked] = useState(() => new Set<string>());
  useEffect(() => {
    const notificationIds = rows.filter((row) => row.isUnread).map((row) => row.notificationId);
    if (notificationIds.every((id) => marked.has(id))) return;
    for (const id of notificationIds) marked.add(id);
    const mark = async () => {
      const { count } = await api.post('/api/v1/user/notifications-read', { notificationIds });
      store.setState({ unreadCount: count });
    };
    // They stay unread then, and are marked at the next visit.
    mark().catch(() => {});
  }, [api, store, rows, marked]);
}
