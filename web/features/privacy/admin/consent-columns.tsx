import type { OutputOf } from '#shared/contract/calls.ts';
import { privacyAdminText } from '#shared/messages/admin/system/privacy.ko.ts';
import { consentName } from '#shared/site/privacy.ts';
import { formatDate, formatTime } from '#web/lib/format/dates.ts';
import type { Column } from '#web/ui/table.tsx';
import { NamedValue } from '#web/ui/table.tsx';
import { ConsentBadge } from './consent-badge.tsx';

type Consent = OutputOf<'/api/v1/admin/consents'>['list'][number];

const { consents } = privacyAdminText;

function holderOf({ source, holder }: Consent): string {
  if (source === 'contract') return holder;
  return holder === '' ? consents.withdrawnMember : consents.member(holder);
}

/** On a tablet broken before the `@` alone, elsewhere in one line. */
function Address({ email }: { email: string }) {
  const at = email.indexOf('@');
  return (
    <span className="text-ink-muted md:max-xl:block md:max-xl:whitespace-normal">
      <span className="whitespace-nowrap">{email.slice(0, at)}</span>
      <wbr className="hidden md:max-xl:inline" />
      <span className="whitespace-nowrap">{email.slice(at)}</span>
    </span>
  );
}

export const CONSENT_COLUMNS: readonly Column<Consent>[] = [
  {
    key: 'time',
    label: consents.columns.time,
    // On a tablet in two lines, as the kind: the address needs the room.
    className: 'tabular-nums whitespace-nowrap',
    cell: ({ agreedAt }) => (
      <time dateTime={agreedAt}>
        {formatDate(agreedAt)} <span className="md:max-xl:block">{formatTime(agreedAt)}</span>
      </time>
    ),
  },
  {
    key: 'answer',
    label: consents.columns.answer,
    className: 'whitespace-nowrap',
    cell: ({ answer }) => <ConsentBadge answer={answer} />,
  },
  {
    key: 'kind',
    label: consents.columns.kind,
    className: 'w-full max-md:basis-full',
    cell: ({ kind, version }) => (
      <span className="block md:min-w-28">
        <span className="font-medium text-ink">{consentName(kind)}</span>{' '}
        <span className="whitespace-nowrap text-ink-muted">{consents.version(version)}</span>
      </span>
    ),
  },
  { key: 'holder', label: consents.columns.holder, className: 'whitespace-nowrap tabular-nums', cell: holderOf },
  {
    key: 'person',
    label: consents.columns.person,
    className: 'max-md:basis-full',
    cell: ({ maskedName, maskedEmail }) =>
      maskedName === '' ? (
        <NamedValue name={consents.columns.person} value={consents.erased} />
      ) : (
        <span className="block whitespace-nowrap max-md:truncate xl:max-w-80 xl:truncate">
          {maskedName} <Address email={maskedEmail} />
        </span>
      ),
  },
];
