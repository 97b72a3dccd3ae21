import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import type { Board } from '#shared/boards/board.ts';
import type { DocumentValues } from '../document-values.ts';
import { BoardFieldInput } from './board-field-input.tsx';
import { visitorEnvironment } from './visitor-environment.ts';

interface BoardFieldsProps {
  board: Pick<Board, 'fields' | 'fieldsLabel' | 'fieldsHint'>;
  isNew: boolean;
}

/** The board's own fields, without the settings. */
export function BoardFields({ board: { fields, fieldsLabel, fieldsHint }, isNew }: BoardFieldsProps) {
  const shown = fields.filter(({ isSetting }) => !isSetting);
  const { resetField, getValues } = useFormContext<DocumentValues>();

  useEffect(() => {
    if (!isNew || !fields.some(({ prefill }) => prefill)) return;
    void visitorEnvironment().then((environment) => {
      for (const { name, prefill } of fields) {
        const path = `fields.${name}` as const;
        // Set as default value, so that the form does not count as changed.
        if (prefill && getValues(path) === '') resetField(path, { defaultValue: environment[prefill] });
      }
    });
  }, [fields, isNew, getValues, resetField]);

  if (shown.length === 0) return null;
  return (
    <fieldset className="mt-2 mb-5">
      <legend className="text-lg font-semibold text-ink">
        {fieldsLabel} {fieldsHint && <span className="ml-1 text-sm font-normal text-ink-muted">{fieldsHint}</span>}
      </legend>
      <div className="mt-4 grid gap-x-5 gap-y-2.5 sm:grid-cols-2">
        {shown.map((field) => (
          <BoardFieldInput key={field.name} field={field} />
        ))}
      </div>
    </fieldset>
  );
}
