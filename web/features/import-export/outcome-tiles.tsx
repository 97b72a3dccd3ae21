import type { ImportOutcome } from '#shared/contract/admin/import-export.contract.ts';
import { importExportAdminText } from '#shared/messages/admin/content/import-export.ko.ts';
import { cx } from '#web/ui/cx.ts';

const text = importExportAdminText.result;
const OUTCOMES: readonly ImportOutcome[] = ['new', 'changed', 'skipped', 'refused'];

interface OutcomeTilesProps {
  counts: Record<ImportOutcome, number>;
  explains: Record<ImportOutcome, string>;
  only: ImportOutcome | null;
  onChange: (only: ImportOutcome | null) => void;
}

/** Number of rows per outcome; pressing one filters by it, pressing it again shows all. */
export function OutcomeTiles({ counts, explains, only, onChange }: OutcomeTilesProps) {
  return (
    <div role="group" aria-label={text.filter} className="mt-5 grid grid-cols-2 gap-3 md:grid-cols-4">
      {OUTCOMES.map((outcome) => (
        <button
          key={outcome}
          type="button"
          aria-pressed={only === outcome}
          disabled={counts[outcome] === 0}
          onClick={() => onChange(only === outcome ? null : outcome)}
          className={cx(
            'rounded-control border p-4 text-left transition-colors disabled:cursor-default disabled:bg-surface-soft',
            only === outcome ? 'border-accent bg-accent-soft' : 'border-line enabled:hover:border-line-control',
          )}
        >
          <span className="flex items-baseline justify-between gap-2">
            <span className="text-label font-semibold text-ink">{text.outcomes[outcome]}</span>
            <span className="text-title font-bold text-ink tabular-nums">{text.rows(counts[outcome])}</span>
          </span>
          <span className="mt-1 block text-sm text-ink-muted">{explains[outcome]}</span>
        </button>
      ))}
    </div>
  );
}
