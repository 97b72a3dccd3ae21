import type { ConsentRow } from '#shared/contract/admin/privacy.contract.ts';
import { privacyAdminText } from '#shared/messages/admin/system/privacy.ko.ts';
import { CONSENT_ANSWERS, CONSENT_KINDS, consentName } from '#shared/site/privacy.ts';
import { formatDateTime } from '#web/lib/format/dates.ts';
import type { Column } from '#web/ui/table.tsx';
import { NamedValue } from '#web/ui/table.tsx';
import { ConsentBadge } from './consent-badge.tsx';

const { consents } = privacyAdminText;

/** What somebody answered at once. The page counts answers: of some that it cuts, each page shows its own. */
type Given = readonly [ConsentRow, ...ConsentRow[]];

export function givenAtOnce(list: readonly ConsentRow[]): Given[] {
  const given = new Map<string, [ConsentRow, ...ConsentRow[]]>();
  for (const row of list) {
    const key = [row.agreedAt, row.source, row.holder, row.maskedName, row.maskedEmail].join('\n');
    const others = given.get(key);
    if (others) others.push(row);
    else given.set(key, [row]);
  }
  return [...given.values()];
}

function holderOf({ source, holder }: ConsentRow): string {
  if (source === 'contract') return holder;
  return holder === '' ? consents.withdrawnMember : consents.member(holder);
}

const KINDS = Object.keys(CONSENT_KINDS);

/** On tablets number and address are below the name. */
export const CONSENT_COLUMNS: readonly Column<Given>[] = [
  {
    key: 'time',
    label: consents.columns.time,
    className: 'tabular-nums whitespace-nowrap',
    cell: ([{ agreedAt }]) => <time dateTime={agreedAt}>{formatDateTime(agreedAt)}</time>,
  },
  {
    key: 'answers',
    label: consents.columns.answers,
    className: 'max-md:order-1 max-md:basis-full md:w-full md:py-2!',
    cell: (given) => (
      <ul className="space-y-1.5">
        {CONSENT_ANSWERS.map((answer) => ({
          answer,
          rows: given
            .filter((row) => row.answer === answer)
            .toSorted((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind)),
        }))
          .filter(({ rows }) => rows.length > 0)
          .map(({ answer, rows }) => (
            <li key={answer} className="flex items-baseline gap-x-3 gap-y-1 max-md:flex-wrap">
              <ConsentBadge answer={answer} />
              <span className="flex flex-wrap gap-x-3 gap-y-1 max-md:contents">
                {rows.map(({ id, kind, version }) => (
                  <span key={id} className="text-ink">
                    {consentName(kind)}{' '}
                    <span className="whitespace-nowrap text-ink-muted">{consents.version(version)}</span>
                  </span>
                ))}
              </span>
            </li>
          ))}
      </ul>
    ),
  },
  {
    key: 'holder',
    label: consents.columns.holder,
    className: 'whitespace-nowrap tabular-nums md:max-xl:hidden',
    cell: ([consent]) => holderOf(consent),
  },
  {
    key: 'person',
    label: consents.columns.person,
    className: 'max-md:basis-full md:whitespace-nowrap',
    cell: ([consent]) => (
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
