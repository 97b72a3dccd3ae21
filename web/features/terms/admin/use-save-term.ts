import { useState } from 'react';
import { useNavigate } from 'react-router';
import { termsText } from '../../../../shared/messages/site/terms.ko.ts';
import type { Before, TermDraft } from '../../../../shared/site/term-rules.ts';
import { checkTerm } from '../../../../shared/site/term-rules.ts';
import type { TermKind } from '../../../../shared/site/terms.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { useApi, useToast } from '../../../lib/app-context.tsx';
import { useTellFailure } from '../../../shell/use-tell-failure.ts';

interface Target {
  kind: TermKind;
  today: string;
  before: Before | undefined;
  termId: string | undefined;
  listPath: string;
}

const NOTHING: Before = { version: '0.0', effectiveDate: '' };

/** Keeps a version and leads back to the list; what does not fit is said at its field. */
export function useSaveTerm({ kind, today, before, termId, listPath }: Target) {
  const api = useApi();
  const toast = useToast();
  const navigate = useNavigate();
  const tellFailure = useTellFailure();
  const [errors, setErrors] = useState<Record<string, string | null>>({});
  const [isSaving, setSaving] = useState(false);

  const save = async (values: Omit<TermDraft, 'kind'>) => {
    const draft = { ...values, kind };
    const found = checkTerm(draft, before ?? NOTHING, today);
    setErrors(found);
    if (Object.values(found).some(Boolean)) return;
    setSaving(true);
    try {
      await api.post('/api/v1/admin/term-save', { ...draft, termId });
      toast.success(termsText.admin.saved);
      await navigate(listPath);
    } catch (error) {
      if (error instanceof ApiError && Object.keys(error.fields).length > 0) setErrors(error.fields);
      else tellFailure(error);
    } finally {
      setSaving(false);
    }
  };

  /** What is typed again is no longer wrong, until it is checked again. */
  const forget = (names: readonly string[]) =>
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !names.includes(name))));

  return { save, isSaving, errors, forget };
}
