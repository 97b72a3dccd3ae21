import { FileText, Upload, X } from 'lucide-react';
import type { DragEvent } from 'react';
import { useId, useState } from 'react';
import { IconButton } from './button.tsx';
import { cx } from './cx.ts';
import { ProgressBar } from './progress-bar.tsx';

export interface FileDropItem {
  key: string;
  name: string;
  /** Such as `1.2MB`. */
  sizeText: string;
  /** 0 to 1 while it is on its way, else null. */
  progress: number | null;
  error?: string | null;
}

interface FileDropProps {
  label: string;
  hint: string;
  /** Of the button and the field around it. */
  texts: { choose: string; orDrop: string; removeFile: (name: string) => string; cancelFile: (name: string) => string };
  /** As the file dialog takes it: `.pdf,.zip`. */
  accept: string;
  items: readonly FileDropItem[];
  error?: string | null;
  disabled?: boolean;
  onAdd: (files: File[]) => void;
  /** Takes a file away, or stops it on its way. */
  onRemove: (key: string) => void;
}

/** Files by button or by dropping, each with its progress and its own way out. */
export function FileDrop({ label, hint, texts, accept, items, error, disabled, onAdd, onRemove }: FileDropProps) {
  const id = useId();
  const [isOver, setOver] = useState(false);
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!disabled) onAdd([...event.dataTransfer.files]);
  };
  return (
    <div>
      <p id={`${id}-label`} className="mb-1.5 text-sm font-semibold text-ink">
        {label}
      </p>
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
        className={cx(
          'rounded-card border border-dashed px-5 py-6 text-center transition-colors',
          isOver ? 'border-accent bg-accent-soft' : 'border-line-strong bg-surface-soft',
        )}
      >
        <label className="inline-flex h-11 items-center gap-2 rounded-control border border-line-strong bg-surface px-5 text-[15px] font-semibold text-ink focus-within:outline-3 focus-within:outline-accent/60 hover:bg-surface-soft has-disabled:opacity-45">
          <Upload size={18} aria-hidden="true" />
          {texts.choose}
          <input
            type="file"
            multiple
            accept={accept}
            disabled={disabled}
            aria-describedby={`${id}-note`}
            className="sr-only"
            onChange={(event) => {
              onAdd([...(event.target.files ?? [])]);
              // The same file may be chosen again after it was taken away.
              event.target.value = '';
            }}
          />
        </label>
        <p className="mt-2 text-sm text-ink-muted">{texts.orDrop}</p>
      </div>
      <p
        id={`${id}-note`}
        role={error ? 'alert' : undefined}
        className={cx('mt-1.5 min-h-5 text-sm', error ? 'text-danger' : 'text-ink-muted')}
      >
        {error || hint}
      </p>
      {items.length > 0 && (
        <ul aria-labelledby={`${id}-label`} className="mt-2 divide-y divide-line rounded-card border border-line">
          {items.map((item) => (
            <li key={item.key} className="flex items-center gap-3 py-2 pr-2 pl-4">
              <FileText size={20} aria-hidden="true" className="shrink-0 text-ink-muted" />
              <div className="min-w-0 flex-1">
                <p className="truncate text-[15px] text-ink">{item.name}</p>
                {item.progress !== null && <ProgressBar value={item.progress} label={item.name} />}
                <p
                  className={cx('text-sm', item.error ? 'text-danger' : 'text-ink-muted')}
                  role={item.error ? 'alert' : undefined}
                >
                  {item.error || item.sizeText}
                </p>
              </div>
              <IconButton
                label={item.progress === null ? texts.removeFile(item.name) : texts.cancelFile(item.name)}
                onClick={() => onRemove(item.key)}
              >
                <X size={18} aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
