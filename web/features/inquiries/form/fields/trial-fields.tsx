import { useState } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import { checkInquiryField } from '#shared/inquiries/inquiry.rules.ts';
import { ENVIRONMENTS } from '#shared/inquiries/inquiry-choices.ts';
import { koreanDay } from '#shared/text/days.ts';
import { LIMITS } from '#shared/limits.ts';
import { inquiryText } from '#shared/messages/inquiries/inquiry.ko.ts';
import { DateField } from '#web/ui/form/calendar/date-field.tsx';
import { FormRow } from '#web/ui/form/field-group.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import type { InquiryValues } from '../inquiry-values.ts';
import { optionsOf } from './choice-options.ts';
import { useField } from './use-field.ts';

const { fields: labels, placeholder } = inquiryText;
const DAY_MS = 86_400_000;

function choosableDays() {
  const now = Date.now();
  return { min: koreanDay(new Date(now)), max: koreanDay(new Date(now + LIMITS.trialStartMaxDays * DAY_MS)) };
}

export function TargetWorkField() {
  const field = useField('FREE');
  return (
    <TextField
      label={labels.targetWork}
      placeholder={placeholder.targetWork}
      maxLength={LIMITS.targetWorkMaxChars}
      {...field('targetWork')}
    />
  );
}

/** Trial environment and start day. */
export function TrialFields() {
  const field = useField('FREE');
  const { control } = useFormContext<InquiryValues>();
  const [days] = useState(choosableDays);
  return (
    <>
      <FormRow>
        <TextField
          label={labels.userCount}
          inputMode="numeric"
          placeholder={placeholder.count}
          maxLength={6}
          {...field('userCount')}
        />
        <TextField
          label={labels.robotCount}
          inputMode="numeric"
          placeholder={placeholder.count}
          maxLength={6}
          {...field('robotCount')}
        />
      </FormRow>
      <FormRow>
        <Select
          label={labels.environment}
          placeholder={placeholder.choose}
          options={optionsOf(ENVIRONMENTS)}
          {...field('environment')}
        />
        <Controller
          control={control}
          name="startDate"
          rules={{ validate: (value) => checkInquiryField('FREE', 'startDate', value, koreanDay(new Date())) ?? true }}
          render={({ field: { name, value, onChange, onBlur }, fieldState }) => (
            <DateField
              label={labels.startDate}
              hint={inquiryText.startDateHint}
              error={fieldState.error?.message}
              name={name}
              value={value}
              onChange={onChange}
              onBlur={onBlur}
              {...days}
            />
          )}
        />
      </FormRow>
    </>
  );
}
