import type { OutputOf } from '#shared/contract/calls.ts';
import { privacyAdminText } from '#shared/messages/admin/privacy-admin.ko.ts';
import { consentName, ERASURE_RULES } from '#shared/site/privacy.ts';
import { formatDateTime } from '#web/lib/format/dates.ts';
import { Badge } from '#web/ui/badge.tsx';
import type { Column } from '#web/ui/table.tsx';

type Erasure = OutputOf<'/api/v1/admin/erasures'>['list'][number];
type Consent = OutputOf<'/api/v1/admin/consents'>['list'][number];

const { erasures, consents } = privacyAdminText;
const TONES = { agreed: 'success', refused: 'neutral', withdrawn: 'warning' } as const;

export const ERASURE_COLUMNS: readonly Column<Erasure>[] = [
  {
    key: 'time',
    label: erasures.columns.time,
    className: 'whitespace-nowrap tabular-nums',
    cell: ({ erasedAt }) => <time dateTime={erasedAt}>{formatDateTime(erasedAt)}</time>,
  },
  {
    key: 'rule',
    label: erasures.columns.rule,
    className: 'w-full max-md:w-auto',
    cell: ({ rule }) => <span className="font-medium text-ink">{ERASURE_RULES[rule]}</span>,
  },
  {
    key: 'count',
    label: erasures.columns.count,
    className: 'whitespace-nowrap tabular-nums',
    cell: ({ count }) => erasures.count(count),
  },
];

function holderOf({ source, holder }: Consent): string {
  if (source === 'contract') return holder;
  return holder === '' ? consents.withdrawnMember : consents.member(holder);
}

export const CONSENT_COLUMNS: readonly Column<Consent>[] = [
  {
    key: 'time',
    label: consents.columns.time,
    className: 'whitespace-nowrap tabular-nums',
    cell: ({ agreedAt }) => <time dateTime={agreedAt}>{formatDateTime(agreedAt)}</time>,
  },
  {
    key: 'answer',
    label: consents.columns.answer,
    className: 'whitespace-nowrap',
    cell: ({ answer }) => <Badge tone={TONES[answer]}>{consents.answers[answer]}</Badge>,
  },
  {
    key: 'kind',
    label: consents.columns.kind,
    className: 'w-full max-md:basis-full',
    cell: ({ kind, version }) => (
      <span className="block md:py-2">
        <span className="font-medium text-ink">{consentName(kind)}</span>
        <span className="block text-sm text-ink-muted">{consents.version(version)}</span>
      </span>
    ),
  },
  { key: 'holder', label: consents.columns.holder, className: 'whitespace-nowrap tabular-nums', cell: holderOf },
  {
    key: 'person',
    label: consents.columns.person,
    className: 'max-md:basis-full',
    cell: ({ maskedName, maskedEmail }) => (
      <span className="block break-words [overflow-wrap:anywhere] md:min-w-60 md:py-2">
        {maskedName || consents.erased}
        {maskedEmail !== '' && <span className="block text-sm text-ink-muted">{maskedEmail}</span>}
      </span>
    ),
  },
];
