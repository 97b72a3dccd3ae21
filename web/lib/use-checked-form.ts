import { useEffect } from 'react';
import type { FieldValues, Path, UseFormProps } from 'react-hook-form';
import { useForm } from 'react-hook-form';

/**
 * Checks a field when it is left; one that shows an error, also of a refused attempt that never came to it, on every
 * change from then on.
 */
export function useCheckedForm<V extends FieldValues>(props: UseFormProps<V>) {
  const form = useForm<V>({ mode: 'onTouched', ...props });
  const { subscribe, getFieldState, trigger } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name }) => void (name && getFieldState(name as Path<V>).error && trigger(name as Path<V>)),
      }),
    [subscribe, getFieldState, trigger],
  );
  return form;
}
