import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { AnswerTemplate } from '#shared/contract/inquiries/answer-template.contract.ts';
import type { Answered } from '#shared/inquiries/answer-template.rules.ts';
import { ANSWER_FIELDS } from '#shared/inquiries/answer-template.rules.ts';
import { LIMITS } from '#shared/limits.ts';
import { messages } from '#shared/messages.ko.ts';
import { answerTemplateText as text } from '#shared/messages/admin/people/answer-template.ko.ts';
import { TEMPLATES_ASKED } from '#web/features/admin/admin-query.ts';
import { LazyEditor } from '#web/features/editor/lazy-editor.tsx';
import { richTextOf } from '#web/features/editor/rich-text-value.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { useAppState } from '#web/lib/app-context.tsx';
import { useCloseWarning } from '#web/lib/dialog/use-leave-warning.ts';
import { useBusy } from '#web/lib/failures/use-busy.ts';
import { useShowFailure } from '#web/lib/failures/use-show-failure.ts';
import { rememberedFilters } from '#web/lib/page/remembered-filters.ts';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { controlClass } from '#web/ui/form/field.tsx';
import { TextArea, TextField } from '#web/ui/form/text-field.tsx';
import { labels } from '#web/ui/labels.ts';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { FormDialog } from '#web/ui/overlay/form-dialog.tsx';
import { useAnswerTemplates } from './use-answer-templates.ts';

const WIDTH_PX = 720;

interface ManagerProps {
  of: Answered;
  kept: ReturnType<typeof useAnswerTemplates>;
  onClose: () => void;
}

/** From so many on they are searched. */
const SEARCHED_FROM = 8;

const textOf = (of: Answered, body: string) => (of === 'questions' ? richTextOf(body).text : body);

/** All templates of a kind, with their names, the beginnings of their texts, and what can be done with them. */
export function AnswerTemplateManager({ of, kept, onClose }: ManagerProps) {
  const { templates, save, remove } = kept;
  const [edited, setEdited] = useState<AnswerTemplate | 'new' | null>(null);
  const [word, setWord] = useState('');
  const wanted = word.trim().normalize('NFC').toLowerCase();
  const shown = templates?.filter(({ name, body }) => `${name}\n${textOf(of, body)}`.toLowerCase().includes(wanted));
  return (
    <Dialog open onClose={onClose} title={text.titles[of]} widthPx={WIDTH_PX}>
      <p className="text-label text-ink-muted">{templates?.length === 0 ? text.noneHint : text.shared}</p>
      <div className="my-3 flex justify-end gap-2">
        {templates && templates.length >= SEARCHED_FROM && (
          <input
            type="search"
            aria-label={text.search}
            placeholder={text.search}
            value={word}
            onChange={({ target }) => setWord(target.value)}
            className={cx(controlClass, 'h-9 min-w-0 flex-1 text-sm')}
          />
        )}
        <Button variant="secondary" size="small" onClick={() => setEdited('new')}>
          {text.create}
        </Button>
      </div>
      {kept.isMissing && <Missing onRetry={kept.load} />}
      <p role="status" className="py-4 text-center text-label text-ink-muted empty:hidden">
        {shown?.length === 0 && (wanted === '' ? text.none : text.noHit)}
      </p>
      <ul aria-label={text.titles[of]} className="divide-y divide-line border-y border-line empty:hidden">
        {shown?.map((template) => (
          <li key={template.templateId} className="flex items-center gap-3 py-3">
            <div className="min-w-0 flex-1">
              <p className="font-semibold break-words text-ink">{template.name}</p>
              <p className="mt-0.5 line-clamp-2 text-sm break-words text-ink-muted">{textOf(of, template.body)}</p>
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
                className="-mr-3.5 text-danger"
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
          template={edited === 'new' ? undefined : edited}
          isTaken={(name) => templates?.some((one) => one.name === name) ?? false}
          onSave={save}
          onClose={() => setEdited(null)}
        />
      )}
    </Dialog>
  );
}

function Missing({ onRetry }: { onRetry: () => Promise<unknown> }) {
  const { isBusy, run } = useBusy();
  return (
    <div
      role="alert"
      className="mb-3 flex flex-wrap items-center justify-between gap-3 rounded-card bg-danger-soft px-4 py-3 text-label font-semibold text-danger"
    >
      {text.notLoaded}
      <Button variant="secondary" size="small" loading={isBusy} onClick={() => void run(onRetry)}>
        {labels.retry}
      </Button>
    </div>
  );
}

const NEW = { name: '', body: '' };

interface TemplateFormProps {
  of: Answered;
  /** The one that is changed; without it, a new one. */
  template?: AnswerTemplate;
  /** Whether a template has this name. */
  isTaken: (name: string) => boolean;
  onSave: ReturnType<typeof useAnswerTemplates>['save'];
  onClose: () => void;
}

function TemplateForm({ of, template, isTaken, onSave, onClose }: TemplateFormProps) {
  const showFailure = useShowFailure();
  const first = template ?? NEW;
  const [{ name, body }, setValues] = useState<Pick<AnswerTemplate, 'name' | 'body'>>(first);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [isSending, setSending] = useState(false);
  const close = useCloseWarning(() => name !== first.name || body !== first.body, onClose);
  const change = (changes: { name: string } | { body: string }) => {
    setValues((now) => ({ ...now, ...changes }));
    setErrors({});
  };

  const submit = async () => {
    if (name.trim() === '') return setErrors({ name: messages.required(text.name) });
    // Saved without its id it would take the place of the other.
    if (!template && isTaken(name.trim().normalize('NFC'))) return setErrors({ name: text.nameTaken });
    setSending(true);
    try {
      if (await onSave(name, body, template)) onClose();
      else setSending(false);
    } catch (failure) {
      setSending(false);
      if (failure instanceof ApiError && Object.keys(failure.fields).length > 0) setErrors(failure.fields);
      else showFailure(failure);
    }
  };

  return (
    <FormDialog
      title={template ? text.editOf(template.name) : text.create}
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
      {of === 'free' ? (
        <TextArea
          label={text.body}
          required
          hint={text.fieldsOf(ANSWER_FIELDS[of])}
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
          hint={text.fieldsOf(ANSWER_FIELDS[of])}
          initialHtml={first.body}
          maxChars={LIMITS.replyMaxChars}
          error={errors.body}
          onChange={({ html }) => change({ body: html })}
        />
      )}
    </FormDialog>
  );
}

/** Opens them beside a list. */
export function AnswerTemplatesButton({ of }: { of: Answered }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" size="small" onClick={() => setOpen(true)}>
        {text.label}
      </Button>
      {isOpen && <Opened of={of} onClose={() => setOpen(false)} />}
    </>
  );
}

/** The same as long as the address of the list asks for it, as an entry of the palette does. */
export function AskedAnswerTemplates({ of, list }: { of: Answered; list: string }) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const loginId = useAppState((state) => state.loginId);
  const leave = () => void navigate(list + rememberedFilters(loginId, list), { replace: true });
  return params.has(TEMPLATES_ASKED) && <Opened of={of} onClose={leave} />;
}

const Opened = ({ of, onClose }: { of: Answered; onClose: () => void }) => (
  <AnswerTemplateManager of={of} kept={useAnswerTemplates(of)} onClose={onClose} />
);
