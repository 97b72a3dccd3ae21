import type { AccessRow } from '#shared/contract/admin/privacy.contract.ts';
import { adminText } from '#shared/messages/admin/admin.ko.ts';
import { privacyAdminText } from '#shared/messages/admin/system/privacy.ko.ts';
import { paths } from '#shared/paths.ts';
import { ACCESS_ACTIONS } from '#shared/site/privacy.ts';
import { formatDateTime } from '#web/lib/format/dates.ts';
import { Link } from '#web/lib/link.tsx';
import { useRowState } from '#web/lib/page/origin.ts';
import type { Column } from '#web/ui/table.tsx';

const { accesses: text, consents } = privacyAdminText;

export const ACCESS_COLUMNS: readonly Column<AccessRow>[] = [
  {
    key: 'time',
    label: text.columns.time,
    className: 'whitespace-nowrap tabular-nums',
    cell: ({ accessedAt }) => <time dateTime={accessedAt}>{formatDateTime(accessedAt)}</time>,
  },
  {
    key: 'actor',
    label: text.columns.actor,
    className: 'whitespace-nowrap',
    cell: ({ actorName, actorLoginId }) => adminText.person(actorName, actorLoginId),
  },
  {
    key: 'action',
    label: text.columns.action,
    className: 'whitespace-nowrap',
    cell: ({ action }) => <span className="font-medium text-ink">{ACCESS_ACTIONS[action]}</span>,
  },
  {
    key: 'target',
    label: text.columns.target,
    className: 'w-full max-md:basis-full',
    cell: (access) => <Target {...access} />,
  },
  {
    key: 'ip',
    label: text.columns.ip,
    className: 'whitespace-nowrap tabular-nums',
    wideOnly: true,
    cell: ({ ip }) => ip,
  },
];

/** Where there is nothing to lead to. */
const GONE = { open: text.gone, file: text.gone, export: text.list, member: consents.withdrawnMember };

/** Leads to whose data it was: that access is recorded, too. */
function Target({ id, action, inquiry, member, reason }: AccessRow) {
  const state = useRowState(id);
  if (!inquiry && !member)
    return (
      <>
        {GONE[action]}
        {reason !== '' && (
          <span className="block text-sm [overflow-wrap:anywhere] text-ink-muted">{text.reason(reason)}</span>
        )}
      </>
    );
  const [to, label] = inquiry
    ? [`${paths.contactList()}?open=${inquiry.contractId}`, inquiry.contractNumber]
    : [`${paths.adminUsers()}?open=${member?.userId}`, text.member(member?.loginId ?? '')];
  return (
    <Link to={to} state={state} data-row-link className="font-medium text-ink tabular-nums">
      {label}
    </Link>
  );
}
