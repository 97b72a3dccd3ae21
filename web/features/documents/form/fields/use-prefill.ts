import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { BoardField } from '#shared/boards/board.ts';
import type { DocumentValues } from '../document-values.ts';
import { visitorEnvironment } from './visitor-environment.ts';

/** Fills in what the browser tells, in a new document. */
export function usePrefill(
  isNew: boolean,
  fields: readonly BoardField[],
  { resetField, getValues }: UseFormReturn<DocumentValues>,
): void {
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
}
