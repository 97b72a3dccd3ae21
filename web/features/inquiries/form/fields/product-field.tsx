import { useFormContext } from 'react-hook-form';
import { checkProducts } from '#shared/inquiries/inquiry.rules.ts';
import type { InquiryKind } from '#shared/inquiries/inquiry-choices.ts';
import { INQUIRY_PRODUCTS, TRIAL_PRODUCTS } from '#shared/inquiries/inquiry-choices.ts';
import { inquiryText } from '#shared/messages/inquiries/inquiry.ko.ts';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { FieldGroup } from '#web/ui/form/field-group.tsx';
import type { InquiryValues } from '../inquiry-values.ts';

export function ProductField({ type }: { type: InquiryKind }) {
  const { register, formState } = useFormContext<InquiryValues>();
  const input = register('products', { validate: (value) => checkProducts(type, value) ?? true });
  return (
    <FieldGroup
      legend={inquiryText.fields.products[type]}
      required={type === 'FREE'}
      hint={type === 'FREE' ? inquiryText.trialProductsHint : undefined}
      error={formState.errors.products?.message}
    >
      <div className="flex flex-wrap gap-x-6 gap-y-1">
        {(type === 'FREE' ? TRIAL_PRODUCTS : INQUIRY_PRODUCTS).map((product) => (
          <Checkbox key={product} label={product} value={product} {...input} />
        ))}
      </div>
    </FieldGroup>
  );
}
