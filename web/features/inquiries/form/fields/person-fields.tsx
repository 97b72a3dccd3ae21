import { useFormContext } from 'react-hook-form';
import type { InquiryKind } from '#shared/inquiries/inquiry-choices.ts';
import { COMPANY_SIZES, INDUSTRIES } from '#shared/inquiries/inquiry-choices.ts';
import { LIMITS } from '#shared/limits.ts';
import { inquiryText } from '#shared/messages/inquiries/inquiry.ko.ts';
import { FormRow } from '#web/ui/form/field-group.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { EmailField } from '#web/ui/form/email/email-field.tsx';
import type { InquiryValues } from '../inquiry-values.ts';
import { optionsOf } from './choice-options.ts';
import { useField } from './use-field.ts';

const { fields: labels, placeholder } = inquiryText;

/** Where to call back. */
export function PersonFields({ type }: { type: InquiryKind }) {
  const field = useField(type);
  const form = useFormContext<InquiryValues>();
  return (
    <>
      <FormRow>
        <TextField label={labels.name} autoComplete="name" maxLength={LIMITS.userNameMaxChars} {...field('name')} />
        <TextField
          label={labels.company}
          autoComplete="organization"
          maxLength={LIMITS.companyMaxChars}
          {...field('company')}
        />
      </FormRow>
      <FormRow>
        <EmailField label={labels.email} form={form} maxLength={LIMITS.emailMaxChars} {...field('email')} />
        <TextField
          label={labels.phone}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          placeholder={placeholder.phone}
          maxLength={LIMITS.phoneMaxChars}
          {...field('phone')}
        />
      </FormRow>
    </>
  );
}

/** About the company. With `PersonFields`, exactly what the consent text names (content/terms/privacy-contact.md). */
export function CompanyFields({ type }: { type: InquiryKind }) {
  const field = useField(type);
  return (
    <>
      <FormRow>
        <Select
          label={labels.industry}
          placeholder={placeholder.choose}
          options={optionsOf(INDUSTRIES)}
          {...field('industry')}
        />
        <Select
          label={labels.companySize}
          placeholder={placeholder.choose}
          options={optionsOf(COMPANY_SIZES)}
          {...field('companySize')}
        />
      </FormRow>
      <TextField
        label={labels.position}
        autoComplete="organization-title"
        maxLength={LIMITS.positionMaxChars}
        {...field('position')}
      />
    </>
  );
}
