import { Controller, useFormContext } from 'react-hook-form';
import { checkPopupPeriod } from '#shared/boards/fields/popup-period.rules.ts';
import { messages } from '#shared/messages.ko.ts';
import { isDay } from '#shared/text/is-day.ts';
import { DateTimeField } from '#web/ui/form/calendar/date-time-field.tsx';
import type { DocumentValues } from '../document-values.ts';

const text = messages.documents.form;

const TIMES = [
  { name: 'publishAt', label: text.publishAt, hint: text.publishAtHint },
  { name: 'popupFrom', label: text.popupFrom, hint: text.popupHint },
  { name: 'popupUntil', label: text.popupUntil, hint: undefined, firstTime: '23:59' },
] as const;

type TimeName = (typeof TIMES)[number]['name'];

/** What the server would refuse, and a day that is not typed to its end. */
function problemOf(name: TimeName, { [name]: value, popupFrom, popupUntil }: DocumentValues): string | null {
  if (value !== '' && !isDay(value.split('T')[0] ?? '')) return text.dayIncomplete;
  return name === 'popupUntil' ? checkPopupPeriod(popupFrom || null, popupUntil || null) : null;
}

/** For staff: time of publication and period of the popup, in Korean time. */
export function PublishingFields() {
  const { control, formState, watch } = useFormContext<DocumentValues>();
  const firstDay = watch('popupFrom').split('T')[0] ?? '';
  return TIMES.map(({ name, label, hint, ...first }) => (
    <Controller
      key={name}
      control={control}
      name={name}
      rules={{
        validate: (_, values) => problemOf(name, values) ?? true,
        // The error of the period stands at its end.
        ...(name === 'popupFrom' && { deps: 'popupUntil' }),
      }}
      render={({ field: { ref, value, onChange } }) => (
        <DateTimeField
          name={name}
          label={label}
          hint={hint}
          {...first}
          min={name === 'popupUntil' && isDay(firstDay) ? firstDay : undefined}
          error={formState.errors[name]?.message}
          value={value}
          onChange={onChange}
          dayRef={ref}
        />
      )}
    />
  ));
}
