import { useFormContext } from 'react-hook-form';
import { checkInquiryField } from '#shared/inquiries/inquiry.rules.ts';
import type { InquiryFieldName } from '#shared/inquiries/inquiry-fields.ts';
import type { InquiryKind } from '#shared/inquiries/inquiry-choices.ts';
import { REQUIRED_OF } from '#shared/inquiries/inquiry-fields.ts';
import { koreanDay } from '#shared/text/days.ts';
import type { InquiryValues } from '../inquiry-values.ts';

/** Props of a text field: registration, validation and error. */
export function useField(type: InquiryKind) {
  const { register, formState } = useFormContext<InquiryValues>();
  return (name: InquiryFieldName) => ({
    ...register(name, { validate: (value) => checkInquiryField(type, name, value, koreanDay(new Date())) ?? true }),
    required: REQUIRED_OF[type].includes(name),
    error: formState.errors[name]?.message,
  });
}
