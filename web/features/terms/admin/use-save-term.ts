import { useState } from 'react';
import { useNavigate } from 'react-router';
import { termsText } from '#shared/messages/site/term.ko.ts';
import type { Before, TermDraft } from '#shared/site/term.rules.ts';
import { checkTerm } from '#shared/site/term.rules.ts';
import type { TermKind } from '#shared/site/terms.ts';
import { isAnnounced, TERMS } from '#shared/site/terms.ts';
import { dotted } from '#shared/text/days.ts';
import { useApi, useDialog, useToast } from '#web/lib/app-context.tsx';
import { savedState } from '#web/lib/page/origin.ts';
import { useFormSteps } from '#web/features/admin/use-form-steps.ts';
import type { Version } from './term-columns.tsx';

const text = termsText.admin;

interface Target {
  kind: TermKind;
  today: string;
  before: Before;
  /** The version to change, as it is shown; undefined for a new one. */
  edited: Version | undefined;
  listPath: string;
  onSaved: () => void;
}

/** Saves a version and returns to the list. */
export function useSaveTerm({ kind, today, before, edited, listPath, onSaved }: Target) {
  const api = useApi();
  const toast = useToast();
  const dialog = useDialog();
  // The button must not look busy behind the question.
  const [isAsking, setAsking] = useState(false);
  const navigate = useNavigate();
  const { errors, busy, isStale, fits, run, forget } = useFormSteps<'save'>();

  /** What is in force today is read, and agreed to, from then on. */
  const mayPublish = async (version: string, day: string): Promise<boolean> => {
    const { publish } = termsText.form;
    setAsking(true);
    const answer = await dialog.open({
      title: publish,
      messageHtml: text.publish(TERMS[kind].name, version, day),
      confirm: true,
      confirmLabel: publish,
      cancel: true,
    });
    setAsking(false);
    return answer === 'confirm';
  };

  const save = async (
    values: Omit<TermDraft, 'kind' | 'markdown'>,
    toMarkdown: () => Promise<string>,
    /** Replaces what somebody else has saved meanwhile. */
    isOverwrite = false,
  ) => {
    await run(
      'save',
      async () => {
        const draft = { ...values, markdown: await toMarkdown(), kind };
        const problems = checkTerm(draft, before, today);
        // Below a long text, its message is out of view.
        if (problems.markdown) toast.error(problems.markdown);
        if (!fits(problems)) return;
        const day = dotted(draft.effectiveDate);
        if (draft.effectiveDate <= today && !(await mayPublish(draft.version, day))) return;
        const termId = edited?.termId ?? undefined;
        const known = isOverwrite ? (await api.post('/api/v1/admin/terms', { kind })).list : edited ? [edited] : [];
        const revision = known.find((one) => one.termId === termId)?.revision;
        await api.post('/api/v1/admin/term-save', { ...draft, termId, revision }, { tells: 'CM04' });
        toast.success((isAnnounced(kind, before) ? text.savedUntold : text.saved)(day));
        onSaved();
        await navigate(listPath, { state: savedState(draft.version) });
      },
      text.goneWhileEdited,
    );
  };

  return { save, isSaving: busy !== null && !isAsking, isStale, errors, forget };
}
