import { useRevalidator } from 'react-router';
import { companyText as text } from '#shared/messages/site/company.ko.ts';
import { checkLogoSize, checkProductName } from '#shared/site/brand.ts';
import type { Company } from '#shared/site/company.ts';
import { checkCompany } from '#shared/site/company.rules.ts';
import { useFormSteps } from '#web/features/admin/use-form-steps.ts';
import { useApi, useSettings, useToast } from '#web/lib/app-context.tsx';
import { reloadSettings } from '#web/lib/reload-settings.ts';
import type { BrandDraft } from './brand-fields.tsx';

interface Stored {
  brand: { updatedAt: string | null };
  company: { updatedAt: string | null };
}

/** Saves name, logo and company data; null: unchanged. */
export function useSaveCompany(stored: Stored) {
  const api = useApi();
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const settings = useSettings();
  const { errors, busy, fits, run, forget } = useFormSteps<'save'>();

  const save = async ({ brand, company }: { brand: BrandDraft | null; company: Company | null }) => {
    const found = {
      ...(brand && { productName: checkProductName(brand.productName) }),
      ...(company && checkCompany(company)),
    };
    if (!fits(found)) return;
    await run('save', async () => {
      try {
        if (brand) {
          const picture = brand.picture && brand.picture.slice(brand.picture.indexOf(',') + 1);
          await api.post('/api/v1/admin/brand/save', { ...brand, picture, updatedAt: stored.brand.updatedAt });
        }
        if (company) {
          await api.post('/api/v1/admin/company/save', { company, updatedAt: stored.company.updatedAt });
        }
        toast.success(text.saved);
      } finally {
        // After a failure of the second, too: the first is saved by then.
        await reloadSettings(api, settings);
        await revalidate();
      }
    });
  };

  /** The file as a data URL, or null with its error shown. */
  const takeLogo = async (file: File): Promise<string | null> =>
    fits({ picture: checkLogoSize(file.size) }) ? readAsDataUrl(file) : null;

  return { save, isSaving: busy !== null, errors, forget, takeLogo };
}

const readAsDataUrl = (file: File) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.addEventListener('error', () => reject(reader.error ?? new Error()));
    reader.readAsDataURL(file);
  });
