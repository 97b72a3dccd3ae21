import { useFormContext } from 'react-hook-form';
import { checkInquiryField } from '#shared/inquiries/inquiry-rules.ts';
import type { InquiryFieldName } from '#shared/inquiries/inquiries.ts';
import { koreanDay } from '#shared/text/days.ts';
import type { InquiryValues } from '../inquiry-values.ts';

/** Props of a text field: registration, validation and error. */
export function useField() {
  const { register, formState } = useFormContext<InquiryValues>();
  return (name: InquiryFieldName) => ({
    ...register(name, { validate: (value) => checkInquiryField(name, value, koreanDay(new Date())) ?? true }),
    error: formState.errors[name]?.message,
  });
}
