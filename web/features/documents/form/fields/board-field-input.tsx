import type { HTMLAttributes } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import type { BoardField, FieldKind } from '#shared/boards/board.ts';
import { checkField } from '#shared/boards/fields/field.rules.ts';
import { LIMITS } from '#shared/limits.ts';
import { messages } from '#shared/messages.ko.ts';
import { Switch } from '#web/ui/form/checkbox.tsx';
import { lineWhenNeeded } from '#web/ui/form/field-group.tsx';
import { MonthField } from '#web/ui/form/month-field.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { TextArea, TextField } from '#web/ui/form/text-field.tsx';
import type { DocumentValues } from '../document-values.ts';
import { KpiInput } from './kpi-input.tsx';

const INPUT: Partial<Record<FieldKind, { type?: string; inputMode?: HTMLAttributes<HTMLElement>['inputMode'] }>> = {
  number: { inputMode: 'numeric' },
  url: { inputMode: 'url' },
};

/** Input for one field of a board, by its kind. */
export function BoardFieldInput({ field }: { field: BoardField }) {
  const { register, control, formState } = useFormContext<DocumentValues>();
  const { name, label, kind, required, hint, placeholder, options } = field;
  const path = `fields.${name}` as const;
  const common = {
    label,
    required,
    className: lineWhenNeeded,
    hint,
    error: formState.errors.fields?.[name]?.message,
  };
  const maxLength = field.maxChars ?? LIMITS.fieldMaxChars;
  const validate = (value: string | undefined, all: DocumentValues) =>
    checkField(field, value ?? '', all.fields, formState.defaultValues?.fields) ?? true;
  const rules = { validate };

  if (kind === 'check')
    return (
      <Controller
        control={control}
        name={path}
        render={({ field: { value, onChange, ...input } }) => (
          <Switch
            {...input}
            label={label}
            hint={hint}
            checked={value === 'true'}
            onChange={(event) => onChange(event.target.checked ? 'true' : '')}
            className="mb-4"
          />
        )}
      />
    );
  if (kind === 'kpi')
    return (
      <Controller
        control={control}
        name={path}
        rules={rules}
        render={({ field: { value, onChange, ref } }) => (
          <KpiInput label={label} value={value ?? ''} error={common.error} onChange={onChange} inputRef={ref} />
        )}
      />
    );
  if (kind === 'month')
    return (
      <Controller
        control={control}
        name={path}
        rules={rules}
        render={({ field: { value, onChange } }) => <MonthField {...common} value={value ?? ''} onChange={onChange} />}
      />
    );
  if (kind === 'choice')
    return (
      <Select
        {...common}
        options={(options ?? []).map((option) => ({ value: option, label: option }))}
        placeholder={messages.documents.form.optionPlaceholder}
        {...register(path, rules)}
      />
    );
  if (kind === 'text' || kind === 'chapters')
    return (
      <TextArea
        {...common}
        placeholder={placeholder}
        maxLength={maxLength}
        rows={kind === 'chapters' ? 5 : 3}
        {...register(path, rules)}
      />
    );
  return (
    <TextField
      {...common}
      {...INPUT[kind]}
      placeholder={placeholder}
      maxLength={maxLength}
      autoComplete="off"
      {...register(path, rules)}
    />
  );
}
