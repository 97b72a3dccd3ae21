import { useController } from 'react-hook-form';
import { checkProducts } from '#shared/inquiries/inquiry.rules.ts';
import type { InquiryKind } from '#shared/inquiries/inquiry-choices.ts';
import { INQUIRY_PRODUCTS, TRIAL_PRODUCTS } from '#shared/inquiries/inquiry-choices.ts';
import { inquiryText } from '#shared/messages/inquiries/inquiry.ko.ts';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { FieldGroup, lineWhenNeeded } from '#web/ui/form/field-group.tsx';
import type { InquiryValues } from '../inquiry-values.ts';

/** Controlled, so that the server draws what is ticked from the start: `register` would tick it on hydration only. */
export function ProductField({ type }: { type: InquiryKind }) {
  const { field, fieldState } = useController<InquiryValues, 'products'>({
    name: 'products',
    rules: { validate: (value) => checkProducts(type, value) ?? true },
  });
  const products: readonly string[] = type === 'FREE' ? TRIAL_PRODUCTS : INQUIRY_PRODUCTS;
  const choose = (product: string, isChosen: boolean) =>
    field.onChange(products.filter((one) => (one === product ? isChosen : field.value.includes(one))));
  return (
    <FieldGroup
      legend={inquiryText.fields.products[type]}
      required={type === 'FREE'}
      hint={type === 'FREE' ? inquiryText.trialProductsHint : undefined}
      error={fieldState.error?.message}
      className={lineWhenNeeded}
    >
      <div className="flex flex-wrap gap-x-6 gap-y-1">
        {products.map((product) => (
          <Checkbox
            key={product}
            label={product}
            name={field.name}
            value={product}
            checked={field.value.includes(product)}
            onChange={({ target }) => choose(product, target.checked)}
            onBlur={field.onBlur}
            ref={product === products[0] ? field.ref : undefined}
          />
        ))}
      </div>
    </FieldGroup>
  );
}
