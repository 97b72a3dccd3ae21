import { AUDIT_ACTIONS } from '#shared/audit.ts';
import type { OutputOf } from '#shared/contract/calls.ts';
import { auditText } from '#shared/messages/admin/system/audit.ko.ts';
import { paths } from '#shared/paths.ts';
import { formatDateTime } from '#web/lib/format/dates.ts';
import { Link } from '#web/lib/link.tsx';
import { useRowState } from '#web/lib/page/origin.ts';
import type { Column } from '#web/ui/table.tsx';

type Entry = OutputOf<'/api/v1/admin/audit'>['list'][number];

const text = auditText.columns;

/** Where the target is, if the log knows more of it than a title. */
export function addressOf({ action, target, targetUserId }: Entry): string | null {
  if (targetUserId !== null) return `${paths.adminUsers()}?open=${targetUserId}`;
  if (action === 'contract.withdrawLink') return `${paths.contactList()}?q=${encodeURIComponent(target)}`;
  if (action === 'assistant.open') return paths.adminAssistantConversation(target);
  if (action === 'assistant.pin') return paths.adminAssistantPins();
  return null;
}

/** Of what has no title in the log, because visitors typed it: what it is, and the beginning of its id. */
const NAMES: Partial<Record<Entry['action'], string>> = {
  'assistant.open': auditText.conversation,
  'assistant.erase': auditText.conversation,
  'assistant.pin': auditText.pin,
  'assistant.unpin': auditText.pin,
};
const ID_SHOWN = 8;

function nameOf({ action, target }: Entry): string {
  const name = NAMES[action];
  return name === undefined ? target : `${name} ${target.slice(0, ID_SHOWN)}`;
}

function Target({ entry }: { entry: Entry }) {
  const state = useRowState(String(entry.number));
  const address = addressOf(entry);
  const name = nameOf(entry);
  if (address === null) return <span title={name === entry.target ? undefined : entry.target}>{name}</span>;
  return (
    <Link to={address} state={state} className="underline underline-offset-3 hover:text-ink">
      {name}
    </Link>
  );
}

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
  // Before the target, which takes the rest of the line.
  { key: 'ip', label: text.ip, className: 'whitespace-nowrap tabular-nums', wideOnly: true, cell: ({ ip }) => ip },
  {
    key: 'target',
    label: text.target,
    className: 'w-full max-md:basis-full',
    cell: (entry) => (
      <span className="block py-1 [overflow-wrap:anywhere]">
        <Target entry={entry} />
        {entry.detail !== '' && (
          <span className="text-ink-muted">{entry.target === '' ? entry.detail : ` · ${entry.detail}`}</span>
        )}
      </span>
    ),
  },
];
