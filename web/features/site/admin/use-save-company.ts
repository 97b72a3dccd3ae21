import { useRevalidator } from 'react-router';
import { companyText as text } from '#shared/messages/site/company.ko.ts';
import { checkLogoSize, checkProductName } from '#shared/site/brand.ts';
import type { Company } from '#shared/site/company.ts';
import { checkCompany } from '#shared/site/company.rules.ts';
import { useFormSteps } from '#web/features/admin/use-form-steps.ts';
import { useApi, useSettings, useToast } from '#web/lib/app-context.tsx';
import { isConflict } from '#web/lib/failures/is-conflict.ts';
import { reloadSettings } from '#web/lib/reload-settings.ts';
import type { BrandDraft } from './brand-fields.tsx';
import type { StoredDraft } from './use-stored-draft.ts';

/** Saves name, logo and company data, as far as they are changed. What is not saved stays as it is typed. */
export function useSaveCompany(name: StoredDraft<BrandDraft>, data: StoredDraft<Company>) {
  const api = useApi();
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const settings = useSettings();
  const { errors, busy, fits, run, forget } = useFormSteps<'save'>();

  const saveBrand = async (brand: BrandDraft) => {
    const picture = brand.picture && brand.picture.slice(brand.picture.indexOf(',') + 1);
    const input = { ...brand, picture, updatedAt: name.baseUpdatedAt };
    name.confirmSaved((await api.post('/api/v1/admin/brand/save', input)).updatedAt);
  };
  const saveData = async (company: Company) => {
    const input = { company, updatedAt: data.baseUpdatedAt };
    data.confirmSaved((await api.post('/api/v1/admin/company/save', input)).updatedAt);
  };

  const save = async () => {
    const brand = name.isChanged ? name.draft : null;
    const company = data.isChanged || !brand ? data.draft : null;
    const found = {
      ...(brand && { productName: checkProductName(brand.productName) }),
      ...(company && checkCompany(company)),
    };
    if (!fits(found)) return;
    await run('save', async () => {
      let isOutdated = false;
      try {
        if (brand) {
          await saveBrand(brand);
          isOutdated = true;
        }
        if (company) {
          await saveData(company);
          isOutdated = true;
        }
        toast.success(text.saved);
      } catch (error) {
        if (!isConflict(error)) throw error;
        isOutdated = true;
        toast.error(text.conflict);
      } finally {
        // Not after any failure: without the network the loaders fail, too, and their error page replaces the form.
        if (isOutdated) {
          await reloadSettings(api, settings);
          await revalidate();
        }
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
