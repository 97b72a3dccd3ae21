import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

type FormParts<V extends FieldValues> = Pick<UseFormReturn<V>, 'setError' | 'setFocus' | 'getValues'>;

/**
 * Shows the server's field errors (name to message) in the form and focuses the first of them. Call it after the dialog
 * about the failure has closed. Returns whether the form has at least one of the fields.
 */
export function showFieldErrors<V extends FieldValues>(form: FormParts<V>, fields: Record<string, string>): boolean {
  const known = Object.keys(form.getValues()).filter((name) => name in fields) as Path<V>[];
  for (const name of known) form.setError(name, { message: fields[name] });
  const [first] = known;
  // The dialog restores the focus one frame after it closes, so this waits two.
  if (first !== undefined) requestAnimationFrame(() => requestAnimationFrame(() => form.setFocus(first)));
  return known.length > 0;
}
