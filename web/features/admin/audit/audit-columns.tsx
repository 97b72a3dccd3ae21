import { AUDIT_ACTIONS } from '#shared/audit.ts';
import type { OutputOf } from '#shared/contract/calls.ts';
import { auditText } from '#shared/messages/admin/system/audit.ko.ts';
import { formatDateTime } from '#web/lib/format/dates.ts';
import type { Column } from '#web/ui/table.tsx';

type Entry = OutputOf<'/api/v1/admin/audit'>['list'][number];

const text = auditText.columns;

export const AUDIT_COLUMNS: readonly Column<Entry>[] = [
  {
    key: 'number',
    label: text.number,
    className: 'whitespace-nowrap tabular-nums',
    wideOnly: true,
    cell: ({ number }) => number,
  },
  {
    key: 'time',
    label: text.time,
    className: 'whitespace-nowrap tabular-nums',
    cell: ({ createdAt }) => <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>,
  },
  {
    key: 'actor',
    label: text.actor,
    className: 'whitespace-nowrap',
    cell: ({ actorName }) => actorName || auditText.portal,
  },
  {
    key: 'action',
    label: text.action,
    className: 'whitespace-nowrap',
    cell: ({ action }) => <span className="font-medium text-ink">{AUDIT_ACTIONS[action]}</span>,
  },
  {
    key: 'target',
    label: text.target,
    className: 'w-full max-md:basis-full',
    cell: ({ target, detail }) => (
      <span className="block py-1 [overflow-wrap:anywhere]">
        {target}
        {detail !== '' && <span className="text-ink-muted">{target === '' ? detail : ` · ${detail}`}</span>}
      </span>
    ),
  },
  { key: 'ip', label: text.ip, className: 'whitespace-nowrap tabular-nums', wideOnly: true, cell: ({ ip }) => ip },
];
