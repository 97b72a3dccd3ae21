import { useState } from 'react';
import { ApiError } from '#web/lib/api/api-error.ts';
import { isConflict } from '#web/lib/failures/is-conflict.ts';
import { useShowFailure } from '#web/lib/failures/use-show-failure.ts';

export type FieldErrors = Record<string, string | null>;

/** Actions of an admin form with their busy state. Errors found by client or server are shown at the fields. */
export function useFormSteps<Step extends string>() {
  const showFailure = useShowFailure();
  const [errors, setErrors] = useState<FieldErrors>({});
  const [busy, setBusy] = useState<Step | null>(null);
  const [isStale, setStale] = useState(false);

  /** Shows the errors of a check; returns whether there are none. */
  const fits = (found: FieldErrors): boolean => {
    setErrors(found);
    return !Object.values(found).some(Boolean);
  };

  /** `gone` as by `useShowFailure`. */
  const run = async (step: Step, work: () => Promise<void>, gone?: string): Promise<void> => {
    setBusy(step);
    try {
      await work();
      setStale(false);
    } catch (error) {
      if (error instanceof ApiError && Object.keys(error.fields).length > 0) setErrors(error.fields);
      else if (isConflict(error)) setStale(true);
      else showFailure(error, gone);
    } finally {
      setBusy(null);
    }
  };

  /** Removes the errors of fields that have been edited. */
  const forget = (names: readonly string[]) =>
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !names.includes(name))));

  return {
    errors,
    busy,
    /** Somebody else has saved meanwhile: the form shows a `StaleNotice`. */
    isStale,
    fits,
    run,
    forget,
    /** Nothing that was tried counts any more: what was typed has been taken back. */
    restart: () => {
      setErrors({});
      setStale(false);
    },
  };
}
