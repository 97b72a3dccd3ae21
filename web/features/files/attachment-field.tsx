import type { LucideIcon } from 'lucide-react';
import { Captions, Film, Image, Images, Package, Paperclip } from 'lucide-react';
import type { FileSlot } from '#shared/boards/board.ts';
import { messages } from '#shared/messages.ko.ts';
import { Button } from '#web/ui/button.tsx';
import { FileDrop } from '#web/ui/form/file-drop.tsx';
import { labels } from '#web/ui/labels.ts';
import type { Attachment } from './attachment-state.ts';
import { itemsOf } from './attachment-state.ts';
import { acceptOf } from './check-file.ts';
import { formatFileSize } from './format/file-size.ts';
import { kindsInWords } from './format/kinds-in-words.ts';
import type { Attachments } from './use-file-list.ts';
import { VisibilityChoice } from './visibility-choice.tsx';

const text = messages.files;

const ICONS: Record<FileSlot['purpose'], LucideIcon> = {
  attachment: Paperclip,
  captions: Captions,
  cover: Image,
  package: Package,
  screenshot: Images,
  video: Film,
};

interface AttachmentFieldProps {
  slot: FileSlot;
  attachments: Attachments;
  /** Called with the chosen files before the upload. */
  onChosen?: (files: readonly File[]) => void;
}

/** Attachments of one purpose. */
export function AttachmentField({ slot, attachments, onChosen }: AttachmentFieldProps) {
  const { summary, details } = kindsInWords(slot.extensions);
  const rules = text.rules(slot.maxCount, slot.maxBytes, summary);
  const items = itemsOf(attachments.items, slot.purpose);
  const attached = items.filter(({ progress, error }) => progress === null && error === null).length;
  const choiceOf = (item: Attachment) => {
    if (item.unsent)
      return (
        <Button
          variant="ghost"
          size="small"
          aria-label={text.retryFile(item.name)}
          onClick={() => attachments.retry(item)}
        >
          {labels.retry}
        </Button>
      );
    return (
      slot.hasVisibility &&
      item.error === null && (
        <VisibilityChoice
          fileName={item.name}
          value={item.visibility}
          onChange={(value) => attachments.setVisibility(item.key, value)}
        />
      )
    );
  };
  return (
    <FileDrop
      label={slot.label}
      icon={ICONS[slot.purpose]}
      required={slot.required}
      hint={`${slot.hint} ${rules}`}
      hintDetails={details.length > 0 && { title: text.allKinds, lines: details }}
      texts={text}
      accept={acceptOf(slot)}
      items={items.map((item) => ({
        key: item.key,
        name: item.name,
        sizeText: formatFileSize(item.sizeBytes),
        progress: item.progress,
        error: item.error,
        choice: choiceOf(item),
      }))}
      status={attached > 0 ? text.attached(attached) : ''}
      error={attachments.errors[slot.purpose]}
      onAdd={(files) => {
        onChosen?.(files);
        attachments.add(slot, files);
      }}
      onRemove={attachments.remove}
    />
  );
}
