import { ImageUp, X } from 'lucide-react';
import type { ChangeEvent } from 'react';
import type { OutputOf } from '#shared/contract/calls.ts';
import { LIMITS } from '#shared/limits.ts';
import { brandText as text } from '#shared/messages/site/brand.ko.ts';
import { LOGO_EXTENSIONS } from '#shared/site/brand.ts';
import type { FieldErrors } from '#web/features/admin/use-form-steps.ts';
import { useSettings } from '#web/lib/app-context.tsx';
import { IconButton } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';

/** `picture`: a data URL of the chosen file; undefined: the stored one; null: none. */
export interface BrandDraft {
  productName: string;
  hasName: boolean;
  picture?: string | null;
}

export type StoredBrand = OutputOf<'/api/v1/admin/brand'>;

interface BrandFieldsProps {
  draft: BrandDraft;
  stored: StoredBrand;
  errors: FieldErrors;
  onChange: (changes: Partial<BrandDraft>) => void;
  onFile: (file: File) => void;
}

/** Name and logo of the portal. */
export function BrandFields({ draft, stored, errors, onChange, onFile }: BrandFieldsProps) {
  const { productName } = useSettings();
  const shown = draft.picture === undefined ? stored.logo?.url : draft.picture;

  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // Reset, so that the same file can be chosen again.
    target.value = '';
    if (file) onFile(file);
  };

  return (
    <>
      <h2 className="text-lg font-bold text-ink">{text.title}</h2>
      <p className="mt-1 text-sm text-ink-muted">{text.hint}</p>
      <div className="mt-4 grid gap-x-5 gap-y-2 sm:grid-cols-2">
        <TextField
          label={text.name}
          value={draft.productName}
          maxLength={LIMITS.productNameMaxChars}
          placeholder={productName}
          autoComplete="off"
          hint={text.nameHint(stored.defaultName)}
          error={errors.productName}
          onChange={({ target }) => onChange({ productName: target.value })}
        />
        <div role="group" aria-labelledby="logo-label">
          <p id="logo-label" className="mb-1.5 text-sm font-semibold text-ink">
            {text.logo}
          </p>
          <div className="flex flex-wrap items-center gap-2">
            {shown && (
              <>
                <img
                  src={shown}
                  alt={text.preview}
                  className="h-12 max-w-48 rounded-control border border-line bg-white object-contain p-2"
                />
                <IconButton label={text.remove} onClick={() => onChange({ picture: null })}>
                  <X size={18} aria-hidden="true" />
                </IconButton>
              </>
            )}
            <label className="inline-flex h-12 items-center gap-2 rounded-control border border-line-strong px-5 text-label font-semibold text-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent hover:border-line-control hover:bg-surface-soft">
              <ImageUp size={18} aria-hidden="true" />
              {shown ? text.replace : text.choose}
              <input
                type="file"
                accept={LOGO_EXTENSIONS.map((extension) => `.${extension}`).join(',')}
                aria-invalid={errors.picture ? true : undefined}
                aria-describedby="logo-note"
                className="sr-only"
                onChange={choose}
              />
            </label>
          </div>
          <p
            id="logo-note"
            role={errors.picture ? 'alert' : undefined}
            className={`mt-1.5 text-sm ${errors.picture ? 'text-danger' : 'text-ink-muted'}`}
          >
            {errors.picture ?? text.logoHint}
          </p>
        </div>
      </div>
      {shown && (
        <Checkbox
          label={text.hasName}
          checked={draft.hasName}
          onChange={({ target }) => onChange({ hasName: target.checked })}
        />
      )}
    </>
  );
}
