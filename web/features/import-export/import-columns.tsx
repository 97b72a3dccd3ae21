import type { ImportOutcome } from '#shared/contract/admin/import-export.contract.ts';
import { importExportAdminText } from '#shared/messages/admin/content/import-export.ko.ts';
import type { Column } from '#web/ui/table.tsx';
import { ImportBadge } from './import-badge.tsx';
import type { ImportResult as Result } from './use-import.ts';

const text = importExportAdminText.result;

export const importColumns = (
  explains: Record<ImportOutcome, string>,
): Column<Result['rows'][number] & { key: string }>[] => [
  { key: 'line', label: text.line, className: 'whitespace-nowrap tabular-nums', cell: ({ line }) => line },
  {
    key: 'outcome',
    label: text.outcome,
    cell: ({ outcome }) => <ImportBadge outcome={outcome} />,
  },
  {
    key: 'name',
    label: text.name,
    className: 'max-md:w-full md:w-2/5 md:max-w-0',
    cell: ({ title }) => (
      <span className="line-clamp-3 font-medium wrap-anywhere text-ink">{title || text.noTitle}</span>
    ),
  },
  {
    key: 'notes',
    label: text.notes,
    className: 'max-md:w-full md:w-3/5 md:max-w-0',
    cell: ({ outcome, notes }) =>
      notes.length === 0 ? (
        <span className="text-ink-muted">{explains[outcome]}</span>
      ) : (
        <ul className="flex flex-col gap-1 md:py-1">
          {notes.map((note) => (
            <li key={note} className="wrap-anywhere">
              {note}
            </li>
          ))}
        </ul>
      ),
  },
];
