import type { LucideIcon } from 'lucide-react';
import { ChevronDown, FileText, FileUp, Upload, X } from 'lucide-react';
import type { DragEvent, ReactNode, Ref } from 'react';
import { useId, useRef, useState } from 'react';
import { IconButton } from '../button.tsx';
import { cx } from '../cx.ts';
import { RequiredMark } from './field.tsx';
import { ProgressBar } from '../feedback/progress-bar.tsx';

export interface FileDropItem {
  key: string;
  name: string;
  /** For example `1.2MB`. */
  sizeText: string;
  /** 0 to 1 during the upload, else null. */
  progress: number | null;
  error?: string | null;
  /** Control for an option of this file. */
  choice?: ReactNode;
}

interface FileDropProps {
  label: string;
  /** Sign of what belongs here, where a form has several places for files. */
  icon?: LucideIcon;
  required?: boolean;
  hint: string;
  /** Collapsed details of the hint. */
  hintDetails?: { title: string; lines: readonly string[] } | false;
  /** Texts of the buttons and the drop area. */
  texts: { choose: string; orDrop: string; removeFile: (name: string) => string; cancelFile: (name: string) => string };
  /** `accept` of the file input: `.pdf,.zip`. */
  accept: string;
  items: readonly FileDropItem[];
  error?: string | null;
  /** Read to screen readers when it changes: how many files are attached. */
  status?: string;
  disabled?: boolean;
  onAdd: (files: File[]) => void;
  /** Removes a file, or cancels its upload. */
  onRemove: (key: string) => void;
}

/** File selection by button or drop; each file has its progress and a remove button. */
export function FileDrop({
  label,
  icon,
  required,
  hint,
  hintDetails,
  texts,
  accept,
  items,
  error,
  status,
  disabled,
  onAdd,
  onRemove,
}: FileDropProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const remove = (key: string) => {
    onRemove(key);
    // The pressed button is gone then.
    requestAnimationFrame(() => input.current?.focus());
  };
  return (
    <div role="group" aria-labelledby={`${id}-label`} className="min-w-0">
      <p id={`${id}-label`} className="mb-1.5 text-sm font-semibold text-ink">
        {label}
        {required && <RequiredMark />}
      </p>
      <DropZone
        input={input}
        icon={icon}
        texts={texts}
        accept={accept}
        disabled={disabled}
        hasError={Boolean(error)}
        noteId={`${id}-note`}
        onAdd={onAdd}
      />
      <p
        id={`${id}-note`}
        role={error ? 'alert' : undefined}
        className={cx('mt-1.5 min-h-5 text-sm', error ? 'text-danger' : 'text-ink-muted')}
      >
        {error || hint}
      </p>
      {hintDetails && <HintDetails {...hintDetails} />}
      {items.length > 0 && <FileList labelId={`${id}-label`} items={items} texts={texts} onRemove={remove} />}
      <p role="status" className="sr-only">
        {status}
      </p>
    </div>
  );
}

interface DropZoneProps extends Pick<FileDropProps, 'icon' | 'texts' | 'accept' | 'disabled' | 'onAdd'> {
  input: Ref<HTMLInputElement>;
  hasError: boolean;
  /** The note below, which describes the input. */
  noteId: string;
}

function DropZone({ input, icon: Icon = FileUp, texts, accept, disabled, hasError, noteId, onAdd }: DropZoneProps) {
  const [isOver, setOver] = useState(false);
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const files = [...event.dataTransfer.files];
    if (!disabled && files.length > 0) onAdd(files);
  };
  return (
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setOver(!disabled);
      }}
      // Moving onto a child element is not leaving.
      onDragLeave={({ currentTarget, relatedTarget }) =>
        setOver(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))
      }
      onDrop={onDrop}
      className={cx(
        'flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-dashed px-4 py-3.5 transition-colors',
        isOver
          ? 'border-accent bg-accent-soft'
          : hasError
            ? 'border-danger bg-surface-soft'
            : 'border-line-control bg-surface-soft',
      )}
    >
      <span
        aria-hidden="true"
        className="flex size-11 shrink-0 items-center justify-center rounded-control bg-accent-soft text-accent-ink"
      >
        <Icon size={22} />
      </span>
      <label className="inline-flex h-11 items-center gap-2 rounded-control border border-line-strong bg-surface px-5 text-label font-semibold text-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent hover:border-line-control hover:bg-surface-soft has-disabled:opacity-45">
        <Upload size={18} aria-hidden="true" />
        {texts.choose}
        <input
          ref={input}
          type="file"
          multiple
          accept={accept}
          disabled={disabled}
          aria-invalid={hasError || undefined}
          aria-describedby={noteId}
          className="sr-only"
          onChange={(event) => {
            onAdd([...(event.target.files ?? [])]);
            // Reset, so that the same file can be chosen again after it was removed.
            event.target.value = '';
          }}
        />
      </label>
      {/* Nothing is dragged on phones. */}
      <p className="flex-1 basis-48 text-sm text-ink-muted max-sm:hidden">{texts.orDrop}</p>
    </div>
  );
}

function HintDetails({ title, lines }: Exclude<FileDropProps['hintDetails'], false | undefined>) {
  return (
    <details className="group mt-0.5 text-sm text-ink-muted">
      <summary className="inline-flex list-none items-center gap-1 rounded-sm underline underline-offset-3 hover:text-ink [&::-webkit-details-marker]:hidden">
        {title}
        <ChevronDown size={15} aria-hidden="true" className="transition-transform group-open:rotate-180" />
      </summary>
      <ul className="mt-1.5 space-y-1">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  );
}

interface FileListProps extends Pick<FileDropProps, 'items' | 'texts' | 'onRemove'> {
  labelId: string;
}

function FileList({ labelId, items, texts, onRemove }: FileListProps) {
  return (
    <ul aria-labelledby={labelId} className="mt-2 divide-y divide-line rounded-card border border-line">
      {items.map((item) => (
        <li key={item.key} className="flex items-center gap-3 py-2 pr-2 pl-4">
          <FileText size={20} aria-hidden="true" className="shrink-0 text-ink-muted" />
          <div className="min-w-0 flex-1">
            <p className="truncate text-label text-ink">{item.name}</p>
            {item.progress !== null && (
              <div className="my-1.5">
                <ProgressBar value={item.progress} label={item.name} />
              </div>
            )}
            <p
              className={cx('text-sm', item.error ? 'text-danger' : 'text-ink-muted')}
              role={item.error ? 'alert' : undefined}
            >
              {item.error || item.sizeText}
            </p>
          </div>
          {item.choice}
          <IconButton
            label={item.progress === null ? texts.removeFile(item.name) : texts.cancelFile(item.name)}
            onClick={() => onRemove(item.key)}
          >
            <X size={18} aria-hidden="true" />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}
