import { useNavigate } from 'react-router';
import { termsText } from '#shared/messages/site/term.ko.ts';
import type { Before, TermDraft } from '#shared/site/term.rules.ts';
import { checkTerm } from '#shared/site/term.rules.ts';
import type { TermKind } from '#shared/site/terms.ts';
import { useApi, useToast } from '#web/lib/app-context.tsx';
import { useFormSteps } from '#web/features/admin/use-form-steps.ts';

interface Target {
  kind: TermKind;
  today: string;
  before: Before;
  termId: string | undefined;
  listPath: string;
  onSaved: () => void;
}

/** Saves a version and returns to the list. */
export function useSaveTerm({ kind, today, before, termId, listPath, onSaved }: Target) {
  const api = useApi();
  const toast = useToast();
  const navigate = useNavigate();
  const { errors, busy, fits, run, forget } = useFormSteps<'save'>();

  const save = async (values: Omit<TermDraft, 'kind' | 'markdown'>, toMarkdown: () => Promise<string>) => {
    await run('save', async () => {
      const draft = { ...values, markdown: await toMarkdown(), kind };
      if (!fits(checkTerm(draft, before, today))) return;
      await api.post('/api/v1/admin/term-save', { ...draft, termId });
      toast.success(termsText.admin.saved);
      onSaved();
      await navigate(listPath);
    });
  };

  return { save, isSaving: busy !== null, errors, forget };
}
