import { useFormContext } from 'react-hook-form';
import { checkInquiryField } from '#shared/inquiries/inquiry.rules.ts';
import type { InquiryFieldName } from '#shared/inquiries/inquiry-fields.ts';
import type { InquiryKind } from '#shared/inquiries/inquiry-choices.ts';
import { REQUIRED_OF } from '#shared/inquiries/inquiry-fields.ts';
import { koreanDay } from '#shared/text/days.ts';
import { lineWhenNeeded } from '#web/ui/form/field-group.tsx';
import type { InquiryValues } from '../inquiry-values.ts';

/** Props of a text field: registration, validation and error. */
export function useField(type: InquiryKind) {
  const { register, formState } = useFormContext<InquiryValues>();
  return (name: InquiryFieldName) => {
    const required = REQUIRED_OF[type].includes(name);
    return {
      ...register(name, { validate: (value) => checkInquiryField(type, name, value, koreanDay(new Date())) ?? true }),
      required,
      className: required ? undefined : lineWhenNeeded,
      error: formState.errors[name]?.message,
    };
  };
}
