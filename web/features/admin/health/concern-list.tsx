import { ChevronDown, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import type { Concern } from '#shared/contract/admin/health.contract.ts';
import { JOBS } from '#shared/jobs.ts';
import { healthText } from '#shared/messages/admin/system/health.ko.ts';
import { TERMS } from '#shared/site/terms.ts';
import { paths } from '#shared/paths.ts';
import { useAppState } from '#web/lib/app-context.tsx';
import { Link } from '#web/lib/link.tsx';
import { cx } from '#web/ui/cx.ts';

const text = healthText.concerns;

type OfAdministrators = 'unreachableAdministrator' | 'unconfirmedAdministrator';

const PLACES: Record<Exclude<Concern['kind'], OfAdministrators>, string> = {
  asleep: paths.adminHealth(),
  disk: paths.adminHealth(),
  noBackup: `${paths.adminHealth()}#backup`,
  oldBackup: `${paths.adminHealth()}#backup`,
  backupFolder: `${paths.adminHealth()}#backup`,
  lostFiles: `${paths.adminHealth()}#backup`,
  replacedSources: paths.adminHealth(),
  failedMail: `${paths.adminOutbox()}?status=failed`,
  lateMail: `${paths.adminOutbox()}?status=waiting`,
  noMailServer: `${paths.adminOutbox()}?status=filed`,
  filedMail: `${paths.adminOutbox()}?status=filed`,
  untoldTerm: paths.adminTerms(),
  dueNotice: paths.adminTerms(),
  job: paths.adminHealth(),
};

interface ConcernListProps {
  concerns: readonly Concern[];
  /** Several ones are one line that opens, because the work of the page begins below. */
  isFolded?: boolean;
}

/** What needs a person, in words, each leading to where it is mended; nothing while all is well. */
export function ConcernList({ concerns: all, isFolded = false }: ConcernListProps) {
  const [isOpen, setOpen] = useState(false);
  const loginId = useAppState((state) => state.loginId);
  // A newer server may know other kinds than the script of a tab that was opened before the update.
  const concerns = all.filter(({ kind }) => kind in text);
  if (concerns.length === 0) return null;
  const folds = isFolded && concerns.length > 1;
  return (
    <div className="mb-5 rounded-control bg-warning-soft px-4">
      {folds && (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="flex min-h-11 w-full items-center gap-3 text-label font-semibold text-warning"
        >
          <TriangleAlert aria-hidden="true" className="size-5 shrink-0" />
          {text.folded(concerns.length)}
          <ChevronDown
            aria-hidden="true"
            className={cx('ml-auto size-5 transition-transform', isOpen && 'rotate-180')}
          />
        </button>
      )}
      <ul aria-label={text.title} className={cx('divide-y divide-warning/20', folds && !isOpen && 'hidden')}>
        {concerns.map((concern) => (
          <li
            key={`${concern.kind} ${concern.job ?? ''}${concern.term ?? ''} ${concern.detail ?? ''}`}
            className="flex gap-3 py-2.5 text-label text-warning"
          >
            <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
            <Link
              to={placeOf(concern, loginId)}
              className="underline decoration-warning/40 underline-offset-3 hover:decoration-current"
            >
              {wordsOf(concern)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** `loginId`: of the reader, whose own page helps only against what concerns them alone. */
function placeOf({ kind, count, term, userIds = [] }: Concern, loginId: string): string {
  if (kind === 'noMailServer' && count === 0) return paths.adminOutbox();
  if (kind !== 'unreachableAdministrator' && kind !== 'unconfirmedAdministrator')
    return term ? `${PLACES[kind]}?kind=${term}` : PLACES[kind];
  return userIds.every((userId) => userId === loginId) ? paths.userEdit() : paths.adminUsers();
}

function wordsOf({ kind, count, job, term, detail, userIds = [] }: Concern): string {
  if (kind === 'job') return text.job(job ? JOBS[job] : '');
  if (kind === 'unreachableAdministrator') return text.unreachableAdministrator(userIds.join(', '));
  if (kind === 'unconfirmedAdministrator') return text.unconfirmedAdministrator(userIds.join(', '), detail);
  if (kind === 'untoldTerm' || kind === 'dueNotice')
    return text[kind](`${term ? TERMS[term].name : ''} ${detail ?? ''}`);
  if (kind === 'noBackup') return text.noBackup(detail);
  if (kind === 'backupFolder') return text.backupFolder(detail ?? '');
  if (kind === 'lostFiles') return text.lostFiles(count, detail ?? '');
  const words = text[kind];
  return typeof words === 'string' ? words : words(count);
}
