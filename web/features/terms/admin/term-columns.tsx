import type { OutputOf } from '#shared/contract/calls.ts';
import { termsText } from '#shared/messages/site/term.ko.ts';
import { TERMS } from '#shared/site/terms.ts';
import { dotted } from '#shared/text/days.ts';
import { formatDate } from '#web/lib/format/dates.ts';
import { paths } from '#shared/paths.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import type { Column } from '#web/ui/table.tsx';
import { NamedValue } from '#web/ui/table.tsx';
import { TermBadge } from '../term-badge.tsx';
import { NotNoticed } from './not-noticed.tsx';
import { takeBackOf, useVersionSteps } from './use-version-steps.ts';
import { Link } from '#web/lib/link.tsx';

const text = termsText.admin;

export type Terms = OutputOf<'/api/v1/admin/terms'>;
export type Version = Terms['list'][number];

export const TERM_COLUMNS: readonly Column<Version>[] = [
  {
    key: 'version',
    label: text.columns.version,
    cell: ({ version, isMajor, termId }) => (
      <span className="inline-flex items-center gap-2 font-semibold whitespace-nowrap text-ink">
        {version}
        {isMajor && <Badge tone="warning">{text.major}</Badge>}
        {termId === null && <span className="text-sm font-normal text-ink-muted">{text.delivered}</span>}
      </span>
    ),
  },
  {
    key: 'date',
    label: text.columns.date,
    className: 'tabular-nums whitespace-nowrap',
    cell: ({ effectiveDate }) => <time dateTime={effectiveDate}>{dotted(effectiveDate)}</time>,
  },
  {
    key: 'state',
    label: text.columns.state,
    cell: ({ state }) => <TermBadge state={state} />,
  },
];

/** What members were told of a version, in words. */
export function toldOf(kind: Terms['kind'], { noticedAt, noticedCount, termId }: Version): string {
  if (noticedAt !== null) return text.noticed(formatDate(noticedAt), noticedCount ?? 0);
  return TERMS[kind].isAnnounced && termId !== null ? text.notNoticed : text.notTold;
}

export const noticeColumn = (kind: Terms['kind']): Column<Version> => ({
  key: 'notice',
  label: text.columns.notice,
  className: 'whitespace-nowrap tabular-nums',
  cell: (version) =>
    version.isNoticeMissing ? (
      <>
        <NotNoticed />
        <span className="mt-1 block text-sm text-warning">
          {version.state === 'coming' ? text.toNotice : text.toWriteAnew}
        </span>
      </>
    ) : (
      <NamedValue name={text.columns.notice} value={toldOf(kind, version)} />
    ),
});

export const actionsColumn = (kind: Terms['kind'], listPath: string): Column<Version> => ({
  key: 'actions',
  label: text.columns.actions,
  className: 'max-md:w-full',
  cell: (version) => <VersionActions kind={kind} version={version} listPath={listPath} />,
});

function VersionActions({ kind, version, listPath }: { kind: Terms['kind']; version: Version; listPath: string }) {
  const { notice, cancel, isBusy } = useVersionSteps(kind);
  const look = buttonClass({ variant: 'secondary', size: 'small' });
  const { isOpen } = version;
  const isComing = version.state === 'coming';
  const isNoticed = version.noticedAt !== null;
  return (
    <span className="flex flex-wrap items-center gap-2">
      <a
        href={`${paths.term(kind)}?version=${version.version}`}
        target="_blank"
        rel="noopener"
        className="mr-2 py-1.5 text-sm whitespace-nowrap underline underline-offset-4"
      >
        {text.open}
      </a>
      {isOpen && !isNoticed && (
        <>
          <Link to={`${listPath}&write=${version.termId}`} className={look}>
            {text.edit}
          </Link>
          {TERMS[kind].isAnnounced && isComing && (
            <Button variant="secondary" size="small" loading={isBusy} onClick={() => void notice(version)}>
              {text.notice}
            </Button>
          )}
        </>
      )}
      {isOpen && (
        <Button variant="secondary" size="small" className="text-danger" onClick={() => void cancel(version)}>
          {takeBackOf(version.state).button}
        </Button>
      )}
    </span>
  );
}
