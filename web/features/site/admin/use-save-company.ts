import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Company } from '../../../../shared/site/company.ts';
import { checkCompany } from '../../../../shared/site/company-rules.ts';
import { companyText as text } from '../../../../shared/messages/site/company.ko.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { useApi, useToast } from '../../../lib/app-context.tsx';
import { useTellFailure } from '../../../shell/use-tell-failure.ts';

/** Saves what fits; what does not is said at its field. */
export function useSaveCompany(updatedAt: string | null) {
  const api = useApi();
  const toast = useToast();
  const tellFailure = useTellFailure();
  const { revalidate } = useRevalidator();
  const [errors, setErrors] = useState<Record<string, string | null>>({});
  const [isSaving, setIsSaving] = useState(false);

  const save = async (company: Company) => {
    const found = checkCompany(company);
    setErrors(found);
    if (Object.values(found).some(Boolean)) return;
    setIsSaving(true);
    try {
      await api.post('/api/v1/admin/company/save', { company, updatedAt });
      toast.success(text.saved);
      await revalidate();
    } catch (error) {
      if (error instanceof ApiError && Object.keys(error.fields).length > 0) setErrors(error.fields);
      else tellFailure(error);
    } finally {
      setIsSaving(false);
    }
  };

  /** What is typed again is no longer wrong, until it is checked again. */
  const forget = (name: string) => setErrors((before) => ({ ...before, [name]: null }));

  return { save, isSaving, errors, forget };
}
