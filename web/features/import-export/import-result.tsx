import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import type { ImportOutcome } from '#shared/contract/admin/import-export.contract.ts';
import { LIMITS } from '#shared/limits.ts';
import { importExportAdminText } from '#shared/messages/admin/content/import-export.ko.ts';
import { AdminTable } from '#web/features/admin/table/admin-table.tsx';
import { importColumns } from './import-columns.tsx';
import { OutcomeTiles } from './outcome-tiles.tsx';
import type { ImportResult as Result } from './use-import.ts';

const text = importExportAdminText.result;

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
        // Hundreds of rows: the table scrolls below its head.
        <div className="mt-5 flex max-h-[36rem] flex-col max-md:max-h-none">
          <AdminTable caption={text.caption} columns={importColumns(explains)} rows={shown} rowKey={({ key }) => key} />
        </div>
      )}
      {isLimited && <p className="mt-4 text-sm text-ink-muted">{text.limited(LIMITS.importRowsShown)}</p>}
    </div>
  );
}
