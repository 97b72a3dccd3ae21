import { useCallback, useEffect, useState } from 'react';
import type { AnswerTemplate } from '#shared/contract/inquiries/answer-template.contract.ts';
import type { Answered } from '#shared/inquiries/answer-template.rules.ts';
import { answerTemplateText as text } from '#shared/messages/admin/people/answer-template.ko.ts';
import { useApi, useDialog, useToast } from '#web/lib/app-context.tsx';
import { isConflict } from '#web/lib/failures/is-conflict.ts';
import { useShowFailure } from '#web/lib/failures/use-show-failure.ts';

/** Templates for answers, shared by all staff, with the steps to save and delete one. */
export function useAnswerTemplates(of: Answered) {
  const api = useApi();
  const dialog = useDialog();
  const toast = useToast();
  const showFailure = useShowFailure();
  const [templates, setTemplates] = useState<readonly AnswerTemplate[] | null>(null);
  // Not an alert: an answer can be written without templates.
  const [isMissing, setMissing] = useState(false);

  const load = useCallback(
    (signal?: AbortSignal) =>
      api.post(`/api/v1/${of}/templates`, undefined, { signal }).then(
        ({ list }) => {
          setTemplates(list);
          setMissing(false);
        },
        () => signal?.aborted || setMissing(true),
      ),
    [api, of],
  );
  useEffect(() => {
    const stop = new AbortController();
    void load(stop.signal);
    return () => stop.abort();
  }, [load]);

  /**
   * Saves `changed`, also under another name; without it, the template of this name or a new one. Throws the failure,
   * which may belong to a field. Returns false if somebody else has saved it meanwhile: it is loaded, and what was typed
   * can be saved over it.
   */
  const save = async (name: string, body: string, changed?: AnswerTemplate): Promise<boolean> => {
    const isIt = (one: AnswerTemplate) =>
      changed ? one.templateId === changed.templateId : one.name === name.trim().normalize('NFC');
    const seen = templates?.find(isIt) ?? changed;
    const saved = { name, body, templateId: changed?.templateId, updatedAt: seen?.updatedAt ?? null };
    try {
      await api.post(`/api/v1/${of}/template-save`, saved);
      toast.success(text.saved);
      await load();
      return true;
    } catch (error) {
      if (!isConflict(error)) throw error;
      toast.error(text.conflict);
      await load();
      return false;
    }
  };

  const remove = async ({ templateId, name }: AnswerTemplate) => {
    const question = { title: text.remove, messageHtml: text.removeConfirm(name), delete: true, cancel: true };
    if ((await dialog.open(question)) !== 'delete') return;
    try {
      await api.post(`/api/v1/${of}/template-delete`, { templateId });
      toast.success(text.removed);
      await load();
    } catch (error) {
      showFailure(error);
    }
  };
  return { templates, isMissing, load, save, remove };
}
