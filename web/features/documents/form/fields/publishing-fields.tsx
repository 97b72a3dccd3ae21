import { Controller, useFormContext } from 'react-hook-form';
import { messages } from '#shared/messages.ko.ts';
import { Switch } from '#web/ui/form/checkbox.tsx';
import { DateTimeField } from '#web/ui/form/date-time-field.tsx';
import type { DocumentValues } from '../document-values.ts';

const text = messages.documents.form;

const TIMES = [
  { name: 'publishAt', label: text.publishAt, hint: text.publishAtHint },
  { name: 'popupFrom', label: text.popupFrom, hint: text.popupHint },
  { name: 'popupUntil', label: text.popupUntil, hint: undefined },
] as const;

/** For staff: publication time, pinning and popup period. Korean time. */
export function PublishingFields() {
  const { register, control, formState } = useFormContext<DocumentValues>();
  return (
    <fieldset className="rounded-card border border-line p-5">
      <legend className="px-1 text-sm font-semibold text-ink">{text.publishing}</legend>
      <Switch label={text.pinned} hint={text.pinnedHint} {...register('isPinned')} className="mb-5" />
      {TIMES.map(({ name, label, hint }) => (
        <Controller
          key={name}
          control={control}
          name={name}
          render={({ field: { value, onChange } }) => (
            <DateTimeField
              name={name}
              label={label}
              hint={hint}
              error={formState.errors[name]?.message}
              value={value}
              onChange={onChange}
            />
          )}
        />
      ))}
    </fieldset>
  );
}
