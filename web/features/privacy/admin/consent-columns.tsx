import type { OutputOf } from '#shared/contract/calls.ts';
import { privacyAdminText } from '#shared/messages/admin/system/privacy.ko.ts';
import { consentName } from '#shared/site/privacy.ts';
import { formatDateTime } from '#web/lib/format/dates.ts';
import type { Column } from '#web/ui/table.tsx';
import { ConsentBadge } from './consent-badge.tsx';

type Consent = OutputOf<'/api/v1/admin/consents'>['list'][number];

const { consents } = privacyAdminText;

function holderOf({ source, holder }: Consent): string {
  if (source === 'contract') return holder;
  return holder === '' ? consents.withdrawnMember : consents.member(holder);
}

export const CONSENT_COLUMNS: readonly Column<Consent>[] = [
  {
    key: 'time',
    label: consents.columns.time,
    // On a tablet in two lines, as the kind: the address needs the room.
    className: 'tabular-nums max-md:whitespace-nowrap xl:whitespace-nowrap',
    cell: ({ agreedAt }) => (
      <time dateTime={agreedAt} className="md:max-xl:block md:max-xl:min-w-20">
        {formatDateTime(agreedAt)}
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
      <span className="block md:min-w-36">
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
    cell: ({ maskedName, maskedEmail }) => (
      <span className="block truncate md:max-xl:min-w-34 md:max-xl:whitespace-normal xl:max-w-80">
        {maskedName || consents.erased}{' '}
        <span className="text-ink-muted md:max-xl:block md:max-xl:wrap-anywhere">{maskedEmail}</span>
      </span>
    ),
  },
];
