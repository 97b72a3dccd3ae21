import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import type { Board } from '../../../../../shared/boards.ts';
import { LIMITS } from '../../../../../shared/limits.ts';
import { messages } from '../../../../../shared/messages.ko.ts';
import { Select } from '../../../../ui/select.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import type { PostValues } from '../post-values.ts';
import { visitorEnvironment } from './visitor-environment.ts';

const text = messages.posts.form;

interface BoardFieldsProps {
  fields: Board['fields'];
  /** For a new post: fills in what the browser knows of itself. */
  isNew: boolean;
}

/** What a board asks beside title and body. */
export function BoardFields({ fields, isNew }: BoardFieldsProps) {
  const { register, resetField, getValues, formState } = useFormContext<PostValues>();

  useEffect(() => {
    if (!isNew) return;
    void visitorEnvironment().then((environment) => {
      for (const { name, prefill } of fields) {
        const path = `fields.${name}` as const;
        // As its default: what the browser filled in is nothing that the visitor would miss.
        if (prefill && getValues(path) === '') resetField(path, { defaultValue: environment[prefill] });
      }
    });
  }, [fields, isNew, getValues, resetField]);

  if (fields.length === 0) return null;
  return (
    <fieldset className="mb-4">
      <legend className="text-sm font-semibold text-ink">
        {text.fields} <span className="ml-1 font-normal text-ink-muted">{text.fieldsHint}</span>
      </legend>
      <div className="mt-4 grid gap-x-5 gap-y-4 sm:grid-cols-2">
        {fields.map(({ name, label, options, placeholder }) => {
          const error = formState.errors.fields?.[name]?.message;
          const input = register(`fields.${name}`);
          return options ? (
            <Select
              key={name}
              label={label}
              options={options.map((option) => ({ value: option, label: option }))}
              placeholder={text.optionPlaceholder}
              error={error}
              {...input}
            />
          ) : (
            <TextField
              key={name}
              label={label}
              placeholder={placeholder}
              maxLength={LIMITS.fieldMaxChars}
              error={error}
              {...input}
            />
          );
        })}
      </div>
    </fieldset>
  );
}
