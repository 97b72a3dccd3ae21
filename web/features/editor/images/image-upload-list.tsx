import { X } from 'lucide-react';
import { messages } from '#shared/messages.ko.ts';
import { IconButton } from '#web/ui/button.tsx';
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx';
import type { ImageUpload } from './use-image-uploads.ts';

const text = messages.editor;

export function ImageUploadList({
  items,
  onDismiss,
}: {
  items: readonly ImageUpload[];
  onDismiss: (key: number) => void;
}) {
  if (items.length === 0) return null;
  return (
    <ul className="divide-y divide-line rounded-b-card border-t border-line bg-surface-soft">
      {items.map(({ key, name, progress, error }) => (
        <li key={key} className="flex items-center gap-3 py-1.5 pr-2 pl-4 text-sm">
          <span className="block min-w-0 flex-1 md:flex md:items-center md:gap-3">
            <span className="block truncate text-ink md:w-60 md:shrink-0">{name}</span>
            <span className="block md:flex-1">
              {error === null ? (
                <ProgressBar value={progress} label={name} />
              ) : (
                <span role="alert" className="text-danger">
                  {error}
                </span>
              )}
            </span>
          </span>
          <IconButton
            label={error === null ? text.cancelImage(name) : text.dismiss(name)}
            onClick={() => onDismiss(key)}
          >
            <X size={17} aria-hidden="true" />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}
