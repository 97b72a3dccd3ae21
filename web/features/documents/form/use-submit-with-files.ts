import type { UseFormReturn } from 'react-hook-form';
import type { FileSlot } from '#shared/boards/board.ts';
import { messages } from '#shared/messages.ko.ts';
import type { Attachment } from '#web/features/files/attachment-state.ts';
import { hasFailed, isUploading, itemsOf } from '#web/features/files/attachment-state.ts';
import type { useAttachments } from '#web/features/files/use-attachments.ts';
import type { DocumentValues } from './document-values.ts';

/** Submits a step after validating the files together with the fields, so that all errors appear at once. */
export function useSubmitWithFiles(
  slots: readonly FileSlot[],
  form: UseFormReturn<DocumentValues>,
  { items, setError }: ReturnType<typeof useAttachments>,
) {
  /** Sets the error of a slot, or removes it; true if its files prevent submitting. */
  const isUnready = ({ purpose, label, required }: FileSlot): boolean => {
    const problem = problemOf(itemsOf(items, purpose), label, required);
    setError(purpose, problem);
    return problem !== null;
  };
  // Not `some`: each slot shows its own error.
  const areReady = () => slots.filter(isUnready).length === 0;
  return (step: (values: DocumentValues) => Promise<void>) =>
    form.handleSubmit(
      async (values) => {
        if (areReady()) await step(values);
      },
      () => void areReady(),
    );
}

function problemOf(given: readonly Attachment[], label: string, required?: boolean): string | null {
  if (isUploading(given)) return messages.files.stillUploading;
  if (hasFailed(given)) return messages.files.hasFailed;
  return required && given.length === 0 ? messages.files.required(label) : null;
}
