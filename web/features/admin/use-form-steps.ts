import { useState } from 'react';
import { ApiError } from '#web/lib/api/api-error.ts';
import { useShowFailure } from '#web/shell/use-show-failure.ts';

type FieldErrors = Record<string, string | null>;

/** What can be done with a form, one step at a time; what does not fit is said at its field, whichever side found it. */
export function useFormSteps<Step extends string>() {
  const showFailure = useShowFailure();
  const [errors, setErrors] = useState<FieldErrors>({});
  const [busy, setBusy] = useState<Step | null>(null);

  /** Shows what a check has found; false when there is something. */
  const fits = (found: FieldErrors): boolean => {
    setErrors(found);
    return !Object.values(found).some(Boolean);
  };

  const run = async (step: Step, work: () => Promise<void>): Promise<void> => {
    setBusy(step);
    try {
      await work();
    } catch (error) {
      if (error instanceof ApiError && Object.keys(error.fields).length > 0) setErrors(error.fields);
      else showFailure(error);
    } finally {
      setBusy(null);
    }
  };

  /** What is typed again is no longer wrong, until it is checked again. */
  const forget = (names: readonly string[]) =>
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !names.includes(name))));

  return { errors, busy, fits, run, forget };
}
