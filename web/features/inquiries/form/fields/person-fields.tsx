import { COMPANY_SIZES, INDUSTRIES } from '#shared/inquiries/inquiries.ts';
import { LIMITS } from '#shared/limits.ts';
import { inquiryText } from '#shared/messages/site/inquiry.ko.ts';
import { FormRow } from '#web/ui/form/field-group.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { optionsOf } from './options-of.ts';
import { useField } from './use-field.ts';

const { fields: labels, placeholder } = inquiryText;

/** Personal data. Exactly what the consent text names (content/terms/privacy-contact.md). */
export function PersonFields() {
  const field = useField();
  return (
    <>
      <FormRow>
        <TextField
          label={labels.name}
          required
          autoComplete="name"
          maxLength={LIMITS.userNameMaxChars}
          {...field('name')}
        />
        <TextField
          label={labels.position}
          required
          autoComplete="organization-title"
          maxLength={LIMITS.positionMaxChars}
          {...field('position')}
        />
      </FormRow>
      <FormRow>
        <TextField
          label={labels.company}
          required
          autoComplete="organization"
          maxLength={LIMITS.companyMaxChars}
          {...field('company')}
        />
        <Select
          label={labels.companySize}
          required
          placeholder={placeholder.choose}
          options={optionsOf(COMPANY_SIZES)}
          {...field('companySize')}
        />
      </FormRow>
      <FormRow>
        <TextField
          label={labels.email}
          required
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={LIMITS.emailMaxChars}
          {...field('email')}
        />
        <TextField
          label={labels.phone}
          required
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          placeholder={placeholder.phone}
          maxLength={LIMITS.phoneMaxChars}
          {...field('phone')}
        />
      </FormRow>
      <Select
        label={labels.industry}
        required
        placeholder={placeholder.choose}
        options={optionsOf(INDUSTRIES)}
        {...field('industry')}
      />
    </>
  );
}
