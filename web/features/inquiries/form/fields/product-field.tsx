import { useFormContext } from 'react-hook-form';
import { checkProducts } from '#shared/inquiries/inquiry-rules.ts';
import type { ContractType } from '#shared/inquiries/inquiries.ts';
import { CONTRACT_PRODUCTS } from '#shared/inquiries/inquiries.ts';
import { contractText } from '#shared/messages/site/inquiry.ko.ts';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { FieldGroup } from '#web/ui/form/field-group.tsx';
import type { ContractValues } from '../inquiry-values.ts';

/** One or several products. */
export function ProductField({ type }: { type: ContractType }) {
  const { register, formState } = useFormContext<ContractValues>();
  const input = register('products', { validate: (value) => checkProducts(type, value) ?? true });
  return (
    <FieldGroup
      legend={contractText.fields.products[type]}
      required={type === 'FREE'}
      error={formState.errors.products?.message}
    >
      <div className="flex flex-wrap gap-x-6 gap-y-1">
        {CONTRACT_PRODUCTS.map((product) => (
          <Checkbox key={product} label={product} value={product} {...input} />
        ))}
      </div>
    </FieldGroup>
  );
}
