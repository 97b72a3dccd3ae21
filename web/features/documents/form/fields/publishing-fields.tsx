import { Controller, useFormContext } from 'react-hook-form';
import { messages } from '#shared/messages.ko.ts';
import { DateTimeField } from '#web/ui/form/date-time-field.tsx';
import type { DocumentValues } from '../document-values.ts';

const text = messages.documents.form;

const TIMES = [
  { name: 'publishAt', label: text.publishAt, hint: text.publishAtHint },
  { name: 'popupFrom', label: text.popupFrom, hint: text.popupHint },
  { name: 'popupUntil', label: text.popupUntil, hint: undefined, firstTime: '23:59' },
] as const;

/** For staff: time of publication and period of the popup, in Korean time. */
export function PublishingFields() {
  const { control, formState } = useFormContext<DocumentValues>();
  return TIMES.map(({ name, label, hint, ...first }) => (
    <Controller
      key={name}
      control={control}
      name={name}
      render={({ field: { value, onChange } }) => (
        <DateTimeField
          name={name}
          label={label}
          hint={hint}
          {...first}
          error={formState.errors[name]?.message}
          value={value}
          onChange={onChange}
        />
      )}
    />
  ));
}
