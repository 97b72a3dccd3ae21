import { useRevalidator } from 'react-router';
import type { Company } from '#shared/site/company.ts';
import { checkCompany } from '#shared/site/company.rules.ts';
import { companyText as text } from '#shared/messages/site/company.ko.ts';
import { useApi, useSettings, useToast } from '#web/lib/app-context.tsx';
import { reloadSettings } from '#web/lib/reload-settings.ts';
import { useFormSteps } from '#web/features/admin/use-form-steps.ts';

/** Saves the company data. */
export function useSaveCompany(updatedAt: string | null) {
  const api = useApi();
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const settings = useSettings();
  const { errors, busy, fits, run, forget } = useFormSteps<'save'>();

  const save = async (company: Company) => {
    if (!fits(checkCompany(company))) return;
    await run('save', async () => {
      await api.post('/api/v1/admin/company/save', { company, updatedAt });
      toast.success(text.saved);
      await reloadSettings(api, settings);
      await revalidate();
    });
  };

  return { save, isSaving: busy !== null, errors, forget };
}
