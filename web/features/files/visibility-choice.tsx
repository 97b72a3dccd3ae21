import type { FileVisibility } from '#shared/boards/board.ts';
import { FILE_VISIBILITIES } from '#shared/boards/board.ts';
import { messages } from '#shared/messages.ko.ts';

const CHOICES = Object.entries(FILE_VISIBILITIES) as [FileVisibility, string][];

interface VisibilityChoiceProps {
  fileName: string;
  value: FileVisibility;
  onChange: (value: FileVisibility) => void;
}

/** Select for who may download a file. */
export function VisibilityChoice({ fileName, value, onChange }: VisibilityChoiceProps) {
  return (
    <select
      aria-label={messages.files.visibilityOf(fileName)}
      value={value}
      onChange={(event) => onChange(event.target.value as FileVisibility)}
      className="h-10 shrink-0 rounded-control border border-line-control bg-surface px-2 text-sm text-ink hover:border-ink-muted"
    >
      {CHOICES.map(([choice, label]) => (
        <option key={choice} value={choice}>
          {label}
        </option>
      ))}
    </select>
  );
}
