import { useState } from 'react';
import type { Answered, AnswerFields } from '#shared/inquiries/answer-template.rules.ts';
import { templateFieldError } from '#shared/inquiries/answer-template.rules.ts';
import { answerTemplateText as text } from '#shared/messages/admin/people/answer-template.ko.ts';
import { NameDialog } from '#web/features/admin/name-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { FilterSelect } from '#web/ui/form/filter-select.tsx';
import { AnswerTemplateManager } from './answer-template-manager.tsx';
import { asAnswerTemplate, fillAnswerTemplate } from './fill-answer-template.ts';
import { useAnswerTemplates } from './use-answer-templates.ts';

interface AnswerTemplateBarProps<Of extends Answered> {
  of: Of;
  /** Values of the fields, by their names in braces. */
  fields: Readonly<AnswerFields<Of>>;
  /** The answer as it is now, for a new template; empty for none. */
  body: string;
  /** Called with a template whose fields are filled in. */
  onInsert: (filled: string) => void;
}

/** The last option: no id of a template. */
const MANAGE = 'manage';

/** Above an answer: puts a template into it, or keeps its text as a template, also in place of the chosen one. */
export function AnswerTemplateBar<Of extends Answered>({ of, fields, body, onInsert }: AnswerTemplateBarProps<Of>) {
  const kept = useAnswerTemplates(of);
  const { templates, save } = kept;
  const [isManaging, setManaging] = useState(false);
  const [isNaming, setNaming] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const [chosen, setChosen] = useState('');
  const template = templates?.find(({ templateId }) => templateId === chosen);
  const naming = { title: text.save, hint: text.fields(Object.keys(fields)), name: text.name, save: text.save };

  const asTemplate = asAnswerTemplate(body, fields);
  // Gone as soon as it is mended.
  const problem = isRefused ? templateFieldError(asTemplate, of) : null;
  const keep = () => {
    const isKnown = templateFieldError(asTemplate, of) === null;
    setRefused(!isKnown);
    setNaming(isKnown);
  };

  const insert = (templateId: string) => {
    if (templateId === MANAGE) return setManaging(true);
    setChosen(templateId);
    const found = templates?.find((one) => one.templateId === templateId);
    if (found) onInsert(fillAnswerTemplate(found.body, fields));
  };
  return (
    <div className="mb-2 flex flex-wrap items-center gap-2">
      {templates?.length === 0 ? (
        <>
          <p className="text-sm text-ink-muted">{text.none}</p>
          <Button variant="ghost" size="small" onClick={() => setManaging(true)}>
            {text.manage}
          </Button>
        </>
      ) : (
        <FilterSelect
          isAction
          hideLabel
          size="small"
          className="max-w-60"
          label={text.label}
          name="template"
          value={chosen}
          options={[
            { value: '', label: text.choose },
            ...(templates ?? []).map(({ templateId, name }) => ({ value: templateId, label: name })),
            { value: MANAGE, label: text.manage },
          ]}
          onChange={insert}
        />
      )}
      <Button variant="ghost" size="small" disabled={body === ''} onClick={keep}>
        {text.save}
      </Button>
      <p role="alert" className="w-full text-sm text-danger empty:hidden">
        {problem}
      </p>
      {isManaging && <AnswerTemplateManager of={of} kept={kept} onClose={() => setManaging(false)} />}
      {isNaming && (
        <NameDialog
          text={naming}
          first={template?.name}
          onSave={(name) => save(name, asTemplate)}
          onClose={() => setNaming(false)}
        />
      )}
    </div>
  );
}
