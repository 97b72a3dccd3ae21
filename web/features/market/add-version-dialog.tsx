import { useForm } from 'react-hook-form';
import { useRevalidator } from 'react-router';
import { BOARDS } from '#shared/boards.ts';
import { checkMarketVersion } from '#shared/boards/market.rules.ts';
import { LIMITS } from '#shared/limits.ts';
import { messages } from '#shared/messages.ko.ts';
import { marketText as text } from '#shared/messages/boards/market.ko.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { useApi, useToast } from '#web/lib/app-context.tsx';
import { useCloseWarning } from '#web/lib/dialog/use-leave-warning.ts';
import { useShowFailure } from '#web/lib/failures/use-show-failure.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { TextArea, TextField } from '#web/ui/form/text-field.tsx';
import { AttachmentField } from '../files/attachment-field.tsx';
import { hasFailed, isUploading, seedsOf } from '../files/attachment-state.ts';
import { useAttachments } from '../files/use-attachments.ts';

const SLOT = BOARDS.market.versionSlot;

interface Values {
  version: string;
  changes: string;
}

/** Adds a version: package, number and changes. The server inspects the package. */
export function AddVersionDialog({ documentId, onClose }: { documentId: string; onClose: () => void }) {
  const api = useApi();
  const toast = useToast();
  const revalidator = useRevalidator();
  const showFailure = useShowFailure();
  const attachments = useAttachments('market', []);
  const { register, handleSubmit, formState, setError } = useForm<Values>({
    defaultValues: { version: '', changes: '' },
  });
  const { errors, isSubmitting, isDirty } = formState;
  const close = useCloseWarning(() => isDirty || attachments.items.length > 0, onClose);

  const explain = (error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
    const { fileId, version } = error.fields;
    if (fileId) attachments.setError('package', fileId);
    if (version) setError('version', { message: version }, { shouldFocus: true });
    if (!fileId && !version) showFailure(error);
  };

  const submit = handleSubmit(async (values) => {
    const { items } = attachments;
    const [file] = seedsOf(items);
    if (isUploading(items)) return attachments.setError('package', messages.files.stillUploading);
    if (hasFailed(items)) return attachments.setError('package', messages.files.hasFailed);
    if (!file) return attachments.setError('package', messages.files.required(SLOT.label));
    try {
      await api.post('/api/v1/market/add-version', { documentId, fileId: file.fileId, ...values });
      toast.success(text.versionAdded);
      await revalidator.revalidate();
      onClose();
    } catch (error) {
      explain(error);
    }
  });

  return (
    <Dialog open onClose={close} title={text.addVersion} widthPx={640} sheet>
      <form onSubmit={(event) => void submit(event)} noValidate className="flex flex-col gap-4 pt-2">
        <TextField
          label={text.versionNumber}
          required
          hint={text.versionHint}
          maxLength={14}
          autoComplete="off"
          error={errors.version?.message}
          {...register('version', { validate: (value) => checkMarketVersion(value) ?? true })}
        />
        <TextArea
          label={text.changes}
          rows={4}
          maxLength={LIMITS.longFieldMaxChars}
          error={errors.changes?.message}
          {...register('changes')}
        />
        <AttachmentField slot={SLOT} attachments={attachments} />
        <div className="flex justify-end gap-2 pb-2">
          <Button variant="secondary" onClick={close}>
            {text.cancel}
          </Button>
          <Button type="submit" loading={isSubmitting}>
            {text.register}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
