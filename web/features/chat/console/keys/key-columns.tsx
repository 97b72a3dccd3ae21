import type { OutputOf } from '#shared/contract/calls.ts';
import { chatConsoleText } from '#shared/messages/admin/content/chat-console.ko.ts';
import { formatDate, formatDateTime } from '#web/lib/format/dates.ts';
import { Badge } from '#web/ui/badge.tsx';
import type { Column } from '#web/ui/table.tsx';
import { NamedValue } from '#web/ui/table.tsx';
import { RevokeButton } from './revoke-button.tsx';

export type Key = OutputOf<'/api/v1/chat/keys/list'>['list'][number];

const text = chatConsoleText.keys.columns;

export const KEY_COLUMNS: readonly Column<Key>[] = [
  {
    key: 'name',
    label: text.name,
    className: 'w-full max-md:flex-1',
    cell: ({ name }) => <span className="font-semibold [overflow-wrap:anywhere] text-ink">{name}</span>,
  },
  {
    key: 'state',
    label: text.state,
    className: 'whitespace-nowrap',
    cell: ({ revokedAt }) => (
      <Badge tone={revokedAt === null ? 'success' : 'neutral'}>{revokedAt === null ? text.inUse : text.revoked}</Badge>
    ),
  },
  {
    key: 'prefix',
    label: text.prefix,
    className: 'whitespace-nowrap max-md:basis-full',
    cell: ({ prefix }) => <code>{prefix}…</code>,
  },
  {
    key: 'createdAt',
    label: text.createdAt,
    className: 'whitespace-nowrap tabular-nums',
    cell: ({ createdAt }) => <NamedValue name={text.createdAt} value={formatDate(createdAt)} />,
  },
  {
    key: 'lastUsedAt',
    label: text.lastUsedAt,
    className: 'whitespace-nowrap tabular-nums',
    cell: ({ lastUsedAt }) =>
      lastUsedAt === null ? text.unused : <NamedValue name={text.lastUsedAt} value={formatDateTime(lastUsedAt)} />,
  },
  {
    key: 'manage',
    label: text.manage,
    className: 'whitespace-nowrap max-md:basis-full max-md:empty:hidden',
    cell: ({ keyId, name, revokedAt }) => revokedAt === null && <RevokeButton keyId={keyId} name={name} />,
  },
];
