import { useFormContext } from 'react-hook-form';
import { messages } from '#shared/messages.ko.ts';
import { Switch } from '#web/ui/form/checkbox.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import type { DocumentValues } from '../document-values.ts';

const text = messages.documents.form;

/** For staff: publication time, pinning and popup period. Korean time. */
export function PublishingFields() {
  const { register, formState } = useFormContext<DocumentValues>();
  const { errors } = formState;
  return (
    <fieldset className="mt-8 rounded-card border border-line p-5">
      <legend className="px-1 text-sm font-semibold text-ink">{text.publishing}</legend>
      <Switch label={text.pinned} hint={text.pinnedHint} {...register('isPinned')} className="mb-5" />
      <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
        <TextField
          type="datetime-local"
          label={text.publishAt}
          hint={text.publishAtHint}
          error={errors.publishAt?.message}
          {...register('publishAt')}
          className="sm:col-span-2 sm:max-w-[calc(50%-0.625rem)]"
        />
        <TextField
          type="datetime-local"
          label={text.popupFrom}
          hint={text.popupHint}
          error={errors.popupFrom?.message}
          {...register('popupFrom')}
        />
        <TextField
          type="datetime-local"
          label={text.popupUntil}
          error={errors.popupUntil?.message}
          {...register('popupUntil')}
        />
      </div>
    </fieldset>
  );
}
