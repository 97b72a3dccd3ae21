import { ImageUp, X } from 'lucide-react';
import type { ChangeEvent, SubmitEvent } from 'react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { LOGO_EXTENSIONS, checkLogoSize, checkProductName } from '#shared/site/brand.ts';
import type { OutputOf } from '#shared/contract/calls.ts';
import { LIMITS } from '#shared/limits.ts';
import { brandText as text } from '#shared/messages/site/brand.ko.ts';
import { useFormSteps } from '#web/features/admin/use-form-steps.ts';
import { useApi, useSettings, useToast } from '#web/lib/app-context.tsx';
import { reloadSettings } from '#web/lib/reload-settings.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';

/** Name and logo of the portal. `picture`: a data URL of the chosen file; undefined: the stored one; null: none. */
export function BrandForm({ stored }: { stored: OutputOf<'/api/v1/admin/brand'> }) {
  const api = useApi();
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const settings = useSettings();
  const { errors, busy, fits, run, forget } = useFormSteps<'save'>();
  const [productName, setProductName] = useState(stored.productName);
  const [hasName, setHasName] = useState(stored.logo?.hasName ?? false);
  const [picture, setPicture] = useState<string | null>();
  const shown = picture === undefined ? stored.logo?.url : picture;

  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // Reset, so that the same file can be chosen again.
    target.value = '';
    if (file && fits({ picture: checkLogoSize(file.size) })) setPicture(await readAsDataUrl(file));
  };

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!fits({ productName: checkProductName(productName) })) return;
    void run('save', async () => {
      const { updatedAt } = stored;
      const sent = picture && picture.slice(picture.indexOf(',') + 1);
      await api.post('/api/v1/admin/brand/save', { productName, hasName, updatedAt, picture: sent });
      toast.success(text.saved);
      await reloadSettings(api, settings);
      await revalidate();
    });
  };

  return (
    <form noValidate onSubmit={submit} className="mb-12 max-w-[860px]">
      <h2 className="text-title font-bold text-ink">{text.title}</h2>
      <p className="mt-1.5 text-sm text-ink-muted">{text.hint}</p>
      <div className="mt-5 grid gap-x-5 gap-y-2 sm:grid-cols-2">
        <TextField
          label={text.name}
          value={productName}
          maxLength={LIMITS.productNameMaxChars}
          placeholder={settings.productName}
          autoComplete="off"
          hint={text.nameHint(stored.defaultName)}
          error={errors.productName}
          onChange={({ target }) => {
            setProductName(target.value);
            forget(['productName']);
          }}
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
                <IconButton label={text.remove} onClick={() => setPicture(null)}>
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
                onChange={(event) => void choose(event)}
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
        <Checkbox label={text.hasName} checked={hasName} onChange={({ target }) => setHasName(target.checked)} />
      )}
      <div className="mt-6 flex justify-end">
        <Button type="submit" loading={busy !== null}>
          {text.save}
        </Button>
      </div>
    </form>
  );
}

const readAsDataUrl = (file: File) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.addEventListener('error', () => reject(reader.error ?? new Error()));
    reader.readAsDataURL(file);
  });
