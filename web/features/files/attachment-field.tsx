import type { BoardType } from '../../../shared/boards.ts';
import { boardOf } from '../../../shared/boards.ts';
import { messages } from '../../../shared/messages.ko.ts';
import { FileDrop } from '../../ui/file-drop.tsx';
import { acceptOf } from './check-file.ts';
import { formatFileSize } from './file-size.ts';
import type { Attachments } from './use-attachments.ts';

const text = messages.files;

export function AttachmentField({ boardType, attachments }: { boardType: BoardType; attachments: Attachments }) {
  const { attachments: rules } = boardOf(boardType);
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
