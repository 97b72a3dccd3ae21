import type { SubmitEvent } from 'react';
import { useId, useState } from 'react';
import { DRIVER_PLATFORMS, DRIVER_TYPES, DRIVER_VERSION } from '#shared/site/drivers.ts';
import { LIMITS } from '#shared/limits.ts';
import { driverAdminText } from '#shared/messages/admin/system/driver.ko.ts';
import { driverText } from '#shared/messages/site/driver.ko.ts';
import { useToast } from '#web/lib/app-context.tsx';
import { useCloseWarning } from '#web/lib/dialog/use-leave-warning.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { FileDrop } from '#web/ui/form/file-drop.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { checkFile } from '#web/features/files/check-file.ts';
import { formatFileSize } from '#web/features/files/format/file-size.ts';
import { guessDriver } from './guess-driver.ts';
import { useDriverUpload } from './use-driver-upload.ts';

const text = driverAdminText.upload;
const RULES = { maxBytes: LIMITS.driverMaxBytes, extensions: ['zip'] };

/** Error message for a file that the server would refuse; empty if valid. */
const refusalOf = (file: File) => (/\.zip$/i.test(file.name) ? (checkFile(file, RULES) ?? '') : text.onlyZip);

interface UploadDialogProps {
  onClose: () => void;
  onRegistered: () => void;
}

/** Uploads one zip at a time. The fields stay filled for the next platform of the same version. */
export function UploadDialog({ onClose, onRegistered }: UploadDialogProps) {
  const toast = useToast();
  const formId = useId();
  const [fields, setFields] = useState({ type: 'chrome', platform: 'win64', version: '' });
  const [file, setFile] = useState<File | null>(null);
  const { progress, errors, setErrors, send, cancel } = useDriverUpload();
  const isSending = progress !== null;
  const [isUnsaved, setUnsaved] = useState(false);
  const close = useCloseWarning(() => isUnsaved, onClose);
  const change = (changes: Partial<typeof fields>) => {
    setFields((before) => ({ ...before, ...changes }));
    setUnsaved(true);
  };

  const choose = ([first]: File[]) => {
    if (!first) return;
    const guess = guessDriver(first.name);
    change(Object.fromEntries(Object.entries(guess).filter(([, value]) => value !== undefined)));
    setFile(first);
    setErrors({ file: refusalOf(first) });
  };

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const found = {
      version: DRIVER_VERSION.test(fields.version.trim()) ? '' : driverAdminText.versionFormat,
      file: file ? refusalOf(file) : text.fileMissing,
    };
    setErrors(found);
    if (!file || found.version || found.file) return;
    if (!(await send({ ...fields, version: fields.version.trim() }, file))) return;
    toast.success(text.done);
    setFile(null);
    setUnsaved(false);
    onRegistered();
  };

  return (
    <Dialog
      open
      onClose={close}
      title={text.title}
      widthPx={560}
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            {text.cancel}
          </Button>
          <Button type="submit" form={formId} loading={isSending}>
            {text.submit}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-1">
        <FileDrop
          label={text.file}
          required
          hint={text.fileHint(RULES.maxBytes / 1024 / 1024)}
          texts={text.texts}
          accept=".zip"
          disabled={isSending}
          items={file ? [{ key: file.name, name: file.name, sizeText: formatFileSize(file.size), progress }] : []}
          error={errors.file}
          onAdd={choose}
          onRemove={() => (isSending ? cancel() : setFile(null))}
        />
        <div className="mt-4 grid gap-x-4 sm:grid-cols-2">
          <Select
            label={text.type}
            value={fields.type}
            options={DRIVER_TYPES.map((value) => ({ value, label: driverText.types[value] }))}
            error={errors.type}
            onChange={({ target }) => change({ type: target.value })}
          />
          <Select
            label={text.platform}
            value={fields.platform}
            options={DRIVER_PLATFORMS.map((value) => ({ value, label: driverText.platforms[value] }))}
            error={errors.platform}
            onChange={({ target }) => change({ platform: target.value })}
          />
        </div>
        <TextField
          label={text.version}
          required
          value={fields.version}
          inputMode="decimal"
          autoComplete="off"
          maxLength={30}
          hint={text.versionHint}
          error={errors.version}
          onChange={({ target }) => change({ version: target.value })}
        />
      </form>
    </Dialog>
  );
}
