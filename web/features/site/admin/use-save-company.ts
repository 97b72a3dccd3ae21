import { useRevalidator } from 'react-router';
import { LIMITS } from '#shared/limits.ts';
import { companyText as text } from '#shared/messages/site/company.ko.ts';
import { ERROR_TEXT } from '#shared/messages.ko.ts';
import { LOGO_EXTENSIONS, checkProductName } from '#shared/site/brand.ts';
import type { OutputOf } from '#shared/contract/calls.ts';
import type { Company } from '#shared/site/company.ts';
import { FAMILY_SITE_COUNT } from '#shared/site/company.ts';
import { checkCompany } from '#shared/site/company.rules.ts';
import type { FieldError } from '#shared/validation.ts';
import { useFormSteps } from '#web/features/admin/use-form-steps.ts';
import { checkFile } from '#web/features/files/check-file.ts';
import { useApi, useSettings, useToast } from '#web/lib/app-context.tsx';
import { isConflict } from '#web/lib/failures/is-conflict.ts';
import { reloadSettings } from '#web/lib/reload-settings.ts';
import type { BrandDraft, StoredBrand } from './brand-fields.tsx';
import type { StoredDraft } from './use-stored-draft.ts';

const LOGO_RULES = { maxBytes: LIMITS.logoMaxBytes, extensions: LOGO_EXTENSIONS };

/** Fills up to two family sites with empty ones for the inputs. */
export const fill = (company: Company): Company => ({
  ...company,
  familySites: Array.from({ length: FAMILY_SITE_COUNT }, (_, at) => company.familySites[at] ?? { name: '', url: '' }),
});

export const draftOf = ({ productName, logo }: StoredBrand): BrandDraft => ({
  productName,
  hasName: logo?.hasName ?? false,
});

/** Saves name, logo and company data, as far as they are changed. What is not saved stays as it is typed. */
export function useSaveCompany(name: StoredDraft<BrandDraft>, data: StoredDraft<Company>) {
  const api = useApi();
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const settings = useSettings();
  const { errors, busy, isStale, fits, run, forget, restart } = useFormSteps<'save'>();

  const saveBrand = async (brand: BrandDraft, updatedAt: string | null) => {
    const picture = brand.picture && brand.picture.slice(brand.picture.indexOf(',') + 1);
    const input = { ...brand, picture, updatedAt };
    name.confirmSaved((await api.post('/api/v1/admin/brand/save', input)).updatedAt);
  };
  const saveData = async (company: Company, updatedAt: string | null) => {
    data.confirmSaved((await api.post('/api/v1/admin/company/save', { company, updatedAt })).updatedAt);
  };

  /** `newest`: what a colleague has saved meanwhile. What was typed is saved over it, and nothing else. */
  const send = async (newest?: { brand: StoredBrand; company: OutputOf<'/api/v1/admin/company'> }) => {
    let isOutdated = false;
    try {
      const isBrandChanged = name.isChanged;
      if (isBrandChanged) {
        const brand = newest ? name.over(draftOf(newest.brand)) : name.draft;
        await saveBrand(brand, newest ? newest.brand.updatedAt : name.baseUpdatedAt);
        isOutdated = true;
      }
      if (data.isChanged || !isBrandChanged) {
        const company = newest ? data.over(fill(newest.company.company)) : data.draft;
        await saveData(company, newest ? newest.company.updatedAt : data.baseUpdatedAt);
        isOutdated = true;
      }
      toast.success(text.saved);
    } catch (error) {
      isOutdated ||= isConflict(error);
      throw error;
    } finally {
      // Not after any failure: without the network the loaders fail, too, and their error page replaces the form.
      if (isOutdated) {
        await reloadSettings(api, settings);
        await revalidate();
      }
    }
  };

  const isFit = () =>
    fits({
      ...(name.isChanged && { productName: checkProductName(name.draft.productName) }),
      ...((data.isChanged || !name.isChanged) && checkCompany(data.draft)),
    });
  const save = async () => {
    if (isFit()) await run('save', () => send());
  };
  const overwrite = async () => {
    if (!isFit()) return;
    await run('save', async () => {
      const [brand, company] = await Promise.all([api.post('/api/v1/admin/brand'), api.post('/api/v1/admin/company')]);
      await send({ brand, company });
    });
  };

  /** The file as a data URL, or null with its error shown. */
  const takeLogo = async (file: File): Promise<string | null> => {
    const picture = checkFile(file, LOGO_RULES) ?? (await checkPicture(file));
    fits({ ...errors, picture });
    return picture === null ? readAsDataUrl(file) : null;
  };

  return { save, overwrite, isSaving: busy !== null, isStale, errors, forget, restart, takeLogo };
}

/** Before it is sent: the server says it only with everything else that is typed. */
const checkPicture = (file: File): Promise<FieldError> =>
  createImageBitmap(file).then(
    () => null,
    () => ERROR_TEXT.FI08,
  );

const readAsDataUrl = (file: File) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.addEventListener('error', () => reject(reader.error ?? new Error()));
    reader.readAsDataURL(file);
  });
