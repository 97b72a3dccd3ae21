import type { OutputOf } from '#shared/contract/calls.ts';
import { privacyAdminText } from '#shared/messages/admin/system/privacy.ko.ts';
import { consentName } from '#shared/site/privacy.ts';
import { formatDateTime } from '#web/lib/format/dates.ts';
import type { Column } from '#web/ui/table.tsx';
import { NamedValue } from '#web/ui/table.tsx';
import { ConsentBadge } from './consent-badge.tsx';

type Consent = OutputOf<'/api/v1/admin/consents'>['list'][number];

const { consents } = privacyAdminText;

function holderOf({ source, holder }: Consent): string {
  if (source === 'contract') return holder;
  return holder === '' ? consents.withdrawnMember : consents.member(holder);
}

/** On tablets a row has two lines: number and address are below what they belong to. */
export const CONSENT_COLUMNS: readonly Column<Consent>[] = [
  {
    key: 'time',
    label: consents.columns.time,
    className: 'tabular-nums whitespace-nowrap',
    cell: ({ agreedAt }) => <time dateTime={agreedAt}>{formatDateTime(agreedAt)}</time>,
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
    className: 'max-md:basis-full md:whitespace-nowrap xl:w-full',
    cell: ({ kind, version }) => (
      <>
        <span className="font-medium text-ink md:max-xl:block">{consentName(kind)}</span>{' '}
        <span className="whitespace-nowrap text-ink-muted">{consents.version(version)}</span>
      </>
    ),
  },
  {
    key: 'holder',
    label: consents.columns.holder,
    className: 'whitespace-nowrap tabular-nums md:max-xl:hidden',
    cell: holderOf,
  },
  {
    key: 'person',
    label: consents.columns.person,
    className: 'max-md:basis-full md:max-xl:w-full md:max-xl:max-w-0',
    cell: (consent) => (
      <span className="block truncate xl:max-w-80" title={consent.maskedEmail || undefined}>
        {consent.maskedName === '' ? (
          <NamedValue name={consents.columns.person} value={consents.erased} />
        ) : (
          consent.maskedName
        )}{' '}
        <span className="hidden tabular-nums md:max-xl:inline">{holderOf(consent)}</span>{' '}
        <span className="truncate text-ink-muted md:max-xl:block">{consent.maskedEmail}</span>
      </span>
    ),
  },
];
