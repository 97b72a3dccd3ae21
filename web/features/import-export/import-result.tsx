import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import type { ImportOutcome } from '#shared/contract/admin/import-export.contract.ts';
import { LIMITS } from '#shared/limits.ts';
import { importExportAdminText } from '#shared/messages/admin/import-export-admin.ko.ts';
import type { BadgeTone } from '#web/ui/badge.tsx';
import { Badge } from '#web/ui/badge.tsx';
import type { Column } from '#web/ui/table.tsx';
import { AdminTable } from '#web/features/admin/table/admin-table.tsx';
import { OutcomeTiles } from './outcome-tiles.tsx';
import type { ImportResult as Result } from './use-import.ts';

const text = importExportAdminText.result;
const TONE: Record<ImportOutcome, BadgeTone> = {
  new: 'success',
  changed: 'warning',
  skipped: 'neutral',
  refused: 'danger',
};

interface ImportResultProps {
  result: { isDryRun: boolean; data: Result };
  action: ReactNode;
}

/** Result per row, of the check or of the import, with the reason. */
export function ImportResult({ result: { isDryRun, data }, action }: ImportResultProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [only, setOnly] = useState<ImportOutcome | null>(null);
  const rows = data.rows.map((row, index) => ({ ...row, key: String(index) }));
  const shown = rows.filter(({ outcome }) => only === null || outcome === only);
  const explains = isDryRun ? text.willBe : text.was;
  const fitting = data.counts.new + data.counts.changed;
  const isLimited = Object.values(data.counts).some((count) => count > LIMITS.importRowsShown);

  // Moves the focus to the result.
  useEffect(() => heading.current?.focus(), []);

  return (
    <div className="mt-8 border-t border-line pt-7">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div>
          <h3 ref={heading} tabIndex={-1} className="text-lg font-bold text-ink outline-none">
            {isDryRun ? text.previewTitle : text.doneTitle}
          </h3>
          <p role="status" className="mt-1 text-label text-ink-soft">
            {!isDryRun ? text.added(data.added, data.files) : fitting > 0 ? text.willAdd(fitting) : text.nothing}
          </p>
        </div>
        {action}
      </div>
      <OutcomeTiles counts={data.counts} explains={explains} only={only} onChange={setOnly} />
      {shown.length > 0 && (
        // Scrollable region with hundreds of rows: it must be keyboard-focusable.
        <div role="region" aria-label={text.rowsLabel} tabIndex={0} className="mt-6 max-h-[36rem] overflow-y-auto">
          <AdminTable caption={text.caption} columns={columnsWith(explains)} rows={shown} rowKey={({ key }) => key} />
        </div>
      )}
      {isLimited && <p className="mt-4 text-sm text-ink-muted">{text.limited(LIMITS.importRowsShown)}</p>}
    </div>
  );
}

const columnsWith = (explains: Record<ImportOutcome, string>): Column<Result['rows'][number] & { key: string }>[] => [
  { key: 'line', label: text.line, className: 'whitespace-nowrap tabular-nums', cell: ({ line }) => line },
  {
    key: 'outcome',
    label: text.outcome,
    cell: ({ outcome }) => <Badge tone={TONE[outcome]}>{text.outcomes[outcome]}</Badge>,
  },
  {
    key: 'name',
    label: text.name,
    className: 'max-md:w-full md:w-2/5',
    cell: ({ title }) => <span className="line-clamp-3 font-medium break-words text-ink">{title || text.noTitle}</span>,
  },
  {
    key: 'notes',
    label: text.notes,
    className: 'max-md:w-full',
    cell: ({ outcome, notes }) =>
      notes.length === 0 ? (
        <span className="text-ink-muted">{explains[outcome]}</span>
      ) : (
        <ul className="flex flex-col gap-1 py-2">
          {notes.map((note) => (
            <li key={note} className="break-words">
              {note}
            </li>
          ))}
        </ul>
      ),
  },
];
