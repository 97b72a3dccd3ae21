import { labels } from './labels.ts';

const WIDTHS = ['desktop', 'phone'] as const;
export type Width = (typeof WIDTHS)[number];

/** Shows a preview as on a phone or as on a desk. */
export function WidthSwitch({ value, onChange }: { value: Width; onChange: (width: Width) => void }) {
  return (
    <div role="group" aria-label={labels.width} className="flex gap-1">
      {WIDTHS.map((width) => (
        <button
          key={width}
          type="button"
          aria-pressed={width === value}
          onClick={() => onChange(width)}
          className="h-9 rounded-control px-3 text-sm text-ink-muted hover:text-ink aria-pressed:bg-surface-soft aria-pressed:font-semibold aria-pressed:text-ink"
        >
          {labels.widths[width]}
        </button>
      ))}
    </div>
  );
}
