import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { AnswerTemplate } from '#shared/contract/inquiries/answer-template.contract.ts';
import type { Answered } from '#shared/inquiries/answer-template.rules.ts';
import { LIMITS } from '#shared/limits.ts';
import { messages } from '#shared/messages.ko.ts';
import { answerTemplateText as text } from '#shared/messages/admin/people/answer-template.ko.ts';
import { TEMPLATES_ASKED } from '#web/features/admin/admin-query.ts';
import { LazyEditor } from '#web/features/editor/lazy-editor.tsx';
import { richTextOf } from '#web/features/editor/rich-text-value.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { useAppState } from '#web/lib/app-context.tsx';
import { useCloseWarning } from '#web/lib/dialog/use-leave-warning.ts';
import { useShowFailure } from '#web/lib/failures/use-show-failure.ts';
import { rememberedFilters } from '#web/lib/page/remembered-filters.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea, TextField } from '#web/ui/form/text-field.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { FormDialog } from '#web/ui/overlay/form-dialog.tsx';
import { useAnswerTemplates } from './use-answer-templates.ts';

const WIDTH_PX = 720;

interface ManagerProps {
  of: Answered;
  kept: ReturnType<typeof useAnswerTemplates>;
  onClose: () => void;
}

/** All templates of a kind, with their names, the beginnings of their texts, and what can be done with them. */
export function AnswerTemplateManager({ of, kept: { templates, save, remove }, onClose }: ManagerProps) {
  const [edited, setEdited] = useState<AnswerTemplate | null>(null);
  return (
    <Dialog open onClose={onClose} title={text.titles[of]} widthPx={WIDTH_PX}>
      <p className="mb-3 text-label text-ink-muted">{templates?.length === 0 ? text.none : text.shared}</p>
      <ul aria-label={text.titles[of]} className="divide-y divide-line border-y border-line empty:hidden">
        {templates?.map((template) => (
          <li key={template.templateId} className="flex items-center gap-3 py-3">
            <div className="min-w-0 flex-1">
              <p className="font-semibold break-words text-ink">{template.name}</p>
              <p className="mt-0.5 line-clamp-2 text-sm break-words text-ink-muted">
                {of === 'questions' ? richTextOf(template.body).text : template.body}
              </p>
            </div>
            <div className="flex shrink-0 gap-1">
              <Button
                variant="secondary"
                size="small"
                aria-label={text.editOf(template.name)}
                onClick={() => setEdited(template)}
              >
                {text.edit}
              </Button>
              <Button
                variant="ghost"
                size="small"
                className="text-danger"
                aria-label={text.deleteOf(template.name)}
                onClick={() => void remove(template)}
              >
                {text.delete}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {edited && (
        <TemplateForm
          of={of}
          template={edited}
          onSave={(name, body) => save(name, body, edited)}
          onClose={() => setEdited(null)}
        />
      )}
    </Dialog>
  );
}

interface TemplateFormProps {
  of: Answered;
  template: AnswerTemplate;
  /** Throws the failure, which may belong to a field. */
  onSave: (name: string, body: string) => Promise<unknown>;
  onClose: () => void;
}

function TemplateForm({ of, template, onSave, onClose }: TemplateFormProps) {
  const showFailure = useShowFailure();
  const [{ name, body }, setValues] = useState(template);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [isSending, setSending] = useState(false);
  const close = useCloseWarning(() => name !== template.name || body !== template.body, onClose);
  const change = (changes: Partial<AnswerTemplate>) => {
    setValues((now) => ({ ...now, ...changes }));
    setErrors({});
  };

  const submit = async () => {
    if (name.trim() === '') return setErrors({ name: messages.required(text.name) });
    setSending(true);
    try {
      await onSave(name, body);
      onClose();
    } catch (failure) {
      setSending(false);
      if (failure instanceof ApiError && Object.keys(failure.fields).length > 0) setErrors(failure.fields);
      else showFailure(failure);
    }
  };

  return (
    <FormDialog
      title={text.editOf(template.name)}
      submitLabel={text.keepChange}
      isSending={isSending}
      widthPx={WIDTH_PX}
      onSubmit={() => void submit()}
      onClose={close}
    >
      <TextField
        label={text.name}
        required
        value={name}
        maxLength={LIMITS.savedFilterNameMaxChars}
        error={errors.name}
        onChange={({ target }) => change({ name: target.value })}
      />
      <div className="mt-4">
        {of === 'free' ? (
          <TextArea
            label={text.body}
            required
            rows={8}
            value={body}
            maxLength={LIMITS.inquiryMessageMaxChars}
            error={errors.body}
            onChange={({ target }) => change({ body: target.value })}
          />
        ) : (
          <LazyEditor
            format="text"
            label={text.body}
            required
            initialHtml={template.body}
            maxChars={LIMITS.replyMaxChars}
            error={errors.body}
            onChange={({ html }) => change({ body: html })}
          />
        )}
      </div>
    </FormDialog>
  );
}

/** The same on a list, as long as its address asks for it, as an entry of the palette does. */
export function AskedAnswerTemplates({ of, list }: { of: Answered; list: string }) {
  const [params] = useSearchParams();
  return params.has(TEMPLATES_ASKED) && <Asked of={of} list={list} />;
}

function Asked({ of, list }: { of: Answered; list: string }) {
  const kept = useAnswerTemplates(of);
  const navigate = useNavigate();
  const loginId = useAppState((state) => state.loginId);
  const leave = () => void navigate(list + rememberedFilters(loginId, list), { replace: true });
  return <AnswerTemplateManager of={of} kept={kept} onClose={leave} />;
}
