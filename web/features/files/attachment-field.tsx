import { messages } from '../../../shared/messages.ko.ts';
import { FileDrop } from '../../ui/file-drop.tsx';
import type { FileRules } from './check-file.ts';
import { acceptOf } from './check-file.ts';
import { formatFileSize } from './file-size.ts';
import type { Attachments } from './use-file-list.ts';

const text = messages.files;

interface AttachmentFieldProps {
  rules: FileRules & { maxCount: number };
  attachments: Attachments;
}

export function AttachmentField({ rules, attachments }: AttachmentFieldProps) {
  return (
    <FileDrop
      label={text.attachments}
      hint={text.rules(rules.maxCount, rules.maxBytes, rules.extensions.join(', '))}
      texts={text}
      accept={acceptOf(rules)}
      items={attachments.items.map(({ key, name, sizeBytes, progress, error }) => ({
        key,
        name,
        sizeText: formatFileSize(sizeBytes),
        progress,
        error,
      }))}
      error={attachments.error}
      onAdd={attachments.add}
      onRemove={attachments.remove}
    />
  );
}
