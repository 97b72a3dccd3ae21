import type { OutputOf } from '#shared/contract/calls.ts';
import { campaignText as text } from '#shared/messages/admin/people/campaign.ko.ts';
import type { MailState } from '#shared/mail/mail-states.ts';
import { MAIL_STATES } from '#shared/mail/mail-states.ts';
import { outboxText } from '#shared/messages/admin/system/outbox.ko.ts';
import { paths } from '#shared/paths.ts';
import { formatDateTime } from '#web/lib/format/dates.ts';
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx';
import { Link } from '#web/lib/link.tsx';
import { CampaignStopButton } from './campaign-stop-button.tsx';
import type { Column } from '#web/ui/table.tsx';

export type Campaign = OutputOf<'/api/v1/admin/mail-campaigns'>['list'][number];

const countOf = ({ counts }: Campaign, status: MailState) => counts.find((one) => one.status === status)?.count ?? 0;

/** A number that leads to its mails. */
const countColumn = (
  label: string,
  count: (campaign: Campaign) => number,
  narrowed?: { status: MailState } | { refused: 'Y' },
): Column<Campaign> => ({
  key: label,
  label,
  className: 'whitespace-nowrap',
  cell: (campaign) => (
    <Link
      to={`${paths.adminOutbox()}?${new URLSearchParams({ campaign: campaign.queuedAt, ...narrowed })}`}
      className="inline-flex min-h-9 items-center gap-1 font-medium text-accent-ink tabular-nums hover:underline"
    >
      <span className="text-ink-muted md:sr-only">{`${label} `}</span>
      {count(campaign).toLocaleString('ko-KR')}
      <VisuallyHidden>{text.toMails}</VisuallyHidden>
    </Link>
  ),
});

const STOP: Column<Campaign> = {
  key: 'stop',
  label: text.stop.column,
  cell: (campaign) => {
    const waiting = countOf(campaign, 'waiting');
    return waiting > 0 && <CampaignStopButton {...campaign} waiting={waiting} />;
  },
};

export function campaignColumns(campaigns: readonly Campaign[]): Column<Campaign>[] {
  // Without a mail server mails are only filed.
  const states = MAIL_STATES.filter(
    (status) => status !== 'filed' || campaigns.some((one) => countOf(one, status) > 0),
  );
  return [
    {
      key: 'queuedAt',
      label: text.columns.queuedAt,
      className: 'whitespace-nowrap tabular-nums',
      cell: ({ queuedAt }) => <time dateTime={queuedAt}>{formatDateTime(queuedAt)}</time>,
    },
    { key: 'subject', label: text.columns.subject, className: 'w-full', cell: ({ subject }) => subject },
    countColumn(text.columns.all, ({ counts }) => counts.reduce((sum, { count }) => sum + count, 0)),
    ...states.map((status) => countColumn(outboxText.status[status], (one) => countOf(one, status), { status })),
    countColumn(text.columns.refused, ({ refused }) => refused, { refused: 'Y' }),
    ...(campaigns.some((one) => countOf(one, 'waiting') > 0) ? [STOP] : []),
  ];
}
