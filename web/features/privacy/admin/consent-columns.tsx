import { Check, Minus } from 'lucide-react';
import type { ConsentRow } from '#shared/contract/admin/privacy.contract.ts';
import { privacyAdminText } from '#shared/messages/admin/system/privacy.ko.ts';
import type { ConsentKind } from '#shared/site/privacy.ts';
import { consentName } from '#shared/site/privacy.ts';
import { compareVersions } from '#shared/site/terms.ts';
import { formatDateTime } from '#web/lib/format/dates.ts';
import { cx } from '#web/ui/cx.ts';
import type { Column } from '#web/ui/table.tsx';
import { NamedValue } from '#web/ui/table.tsx';

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

const shortName = (kind: string): string => consents.short[kind as ConsentKind] ?? kind;

/** Heads of the columns in their order: kind, group, name in the group. */
const HEADS = Object.entries(consents.groups).flatMap(([group, names]) =>
  Object.entries(names).map(([kind, name]) => ({ kind, group, name })),
);
const headOf = (kind: string) => HEADS.find((head) => head.kind === kind);
/** Texts that are no longer used come last. */
function placeOf(kind: string): number {
  const place = HEADS.findIndex((head) => head.kind === kind);
  return place === -1 ? HEADS.length : place;
}

/** One narrow column for each consent on the page. Its head has the newest version, which its cells do not repeat. */
export function consentColumns(list: readonly ConsentRow[]): Column<Given>[] {
  const kinds = [...new Set(list.map(({ kind }) => kind))].toSorted((a, b) => placeOf(a) - placeOf(b));
  return [TIME, HOLDER, PERSON, ...kinds.map((kind) => kindColumn(kind, newestOf(list, kind)))];
}

function newestOf(list: readonly ConsentRow[], kind: string): string {
  const versions = list.filter((row) => row.kind === kind).map(({ version }) => version);
  return versions.reduce((newest, version) => (compareVersions(version, newest) > 0 ? version : newest));
}

function kindColumn(kind: string, newest: string): Column<Given> {
  const name = consentName(kind);
  const head = headOf(kind);
  return {
    key: kind,
    label: name,
    ...(head && { group: head.group }),
    heading: (
      <span title={name} className="mx-auto block min-w-10 py-1 leading-4 wrap-normal break-keep whitespace-normal">
        <span className="sr-only">{name}</span>
        <span aria-hidden="true">{head?.name ?? kind}</span>{' '}
        <span className="block font-normal tabular-nums">{newest}</span>
      </span>
    ),
    align: 'center',
    // On a phone a grid of three columns: the marks stand below each other.
    className:
      'whitespace-nowrap md:px-0.5! xl:px-1! max-md:min-w-[calc((100%-1.5rem)/3)] max-md:text-left max-md:empty:hidden',
    cell: (given) => {
      const row = given.find((one) => one.kind === kind);
      return row && <Answer row={row} isOld={row.version !== newest} />;
    },
  };
}

/** Read out in words; on the card of a phone with the name of the consent. */
function Answer({ row: { kind, answer, version }, isOld }: { row: ConsentRow; isOld: boolean }) {
  const words = consents.answers[answer];
  return (
    <span title={`${words}, ${consents.version(version)}`} className="inline-flex items-center gap-1 align-middle">
      <span className={cx('md:hidden', answer === 'refused' && 'text-ink-muted')}>{shortName(kind)}</span>
      <span className="sr-only">{words}</span>
      <span aria-hidden="true" className="max-md:order-first">
        {answer === 'agreed' && <Check size={18} className="text-success" />}
        {answer === 'refused' && <Minus size={18} className="text-ink-muted" />}
        {answer === 'withdrawn' && <span className="font-semibold text-warning">{words}</span>}
      </span>
      {isOld && <span className="text-xs text-ink-muted tabular-nums">{version}</span>}
    </span>
  );
}

const GivenAt = ({ iso, className }: { iso: string; className: string }) => {
  const [day, time] = formatDateTime(iso).split(' ');
  return (
    <time dateTime={iso} className={className}>
      <span>{day}</span> <span>{time}</span>
    </time>
  );
};

/** On tablets it is with the person: ten consents want the width. */
const TIME: Column<Given> = {
  key: 'time',
  label: consents.columns.time,
  className: 'tabular-nums whitespace-nowrap md:max-xl:hidden',
  cell: ([{ agreedAt }]) => <GivenAt iso={agreedAt} className="" />,
};

/** On tablets the number is beside the name. */
const HOLDER: Column<Given> = {
  key: 'holder',
  label: consents.columns.holder,
  className: 'whitespace-nowrap tabular-nums md:max-xl:hidden',
  cell: ([consent]) => holderOf(consent),
};

const PERSON: Column<Given> = {
  key: 'person',
  label: consents.columns.person,
  heading: (
    <>
      <span className="md:max-xl:hidden">{consents.columns.person}</span>
      <span className="hidden md:max-xl:inline">{consents.columns.all}</span>
    </>
  ),
  // Whose consent it was is read whole: what has no room in the line is in the next one.
  className: 'max-md:basis-full md:w-full md:min-w-36',
  cell: ([consent]) => (
    <span className="block md:py-1">
      {consent.maskedName === '' ? (
        <NamedValue name={consents.columns.person} value={consents.erased} />
      ) : (
        consent.maskedName
      )}{' '}
      <span className="hidden whitespace-nowrap text-ink-muted tabular-nums md:max-xl:inline-block">
        {holderOf(consent)}
      </span>{' '}
      <span className="inline-block [overflow-wrap:anywhere] text-ink-muted md:max-xl:block xl:max-2xl:text-xs">
        {consent.maskedEmail}
      </span>
      <GivenAt iso={consent.agreedAt} className="hidden text-ink-muted tabular-nums md:max-xl:block" />
    </span>
  ),
};
