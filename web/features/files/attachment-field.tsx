import type { FileSlot } from '../../../shared/boards/board.ts';
import { messages } from '../../../shared/messages.ko.ts';
import { FileDrop } from '../../ui/form/file-drop.tsx';
import { itemsOf } from './attachment-state.ts';
import { acceptOf } from './check-file.ts';
import { formatFileSize } from './in-words/file-size.ts';
import { kindsInWords } from './in-words/kinds-in-words.ts';
import type { Attachments } from './use-file-list.ts';
import { VisibilityChoice } from './visibility-choice.tsx';

const text = messages.files;

interface AttachmentFieldProps {
  slot: FileSlot;
  attachments: Attachments;
  /** Hears of every file before it is sent. */
  onChosen?: (files: readonly File[]) => void;
}

/** The files of one kind. */
export function AttachmentField({ slot, attachments, onChosen }: AttachmentFieldProps) {
  const { summary, details } = kindsInWords(slot.extensions);
  const rules = text.rules(slot.maxCount, slot.maxBytes, summary);
  return (
    <FileDrop
      label={slot.label}
      required={slot.required}
      hint={slot.hint ? `${slot.hint} ${rules}` : rules}
      hintDetails={details.length > 0 && { title: text.allKinds, lines: details }}
      texts={text}
      accept={acceptOf(slot)}
      items={itemsOf(attachments.items, slot.purpose).map(({ key, name, sizeBytes, visibility, progress, error }) => ({
        key,
        name,
        sizeText: formatFileSize(sizeBytes),
        progress,
        error,
        choice: slot.hasVisibility && error === null && (
          <VisibilityChoice
            fileName={name}
            value={visibility}
            onChange={(value) => attachments.setVisibility(key, value)}
          />
        ),
      }))}
      error={attachments.errors[slot.purpose]}
      onAdd={(files) => {
        onChosen?.(files);
        attachments.add(slot, files);
      }}
      onRemove={attachments.remove}
    />
  );
}
