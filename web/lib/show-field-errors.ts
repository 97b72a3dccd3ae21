import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

type FormParts<V extends FieldValues> = Pick<UseFormReturn<V>, 'setError' | 'setFocus' | 'getValues'>;

/**
 * Says at each field what the server refuses, and moves the focus to the first of them. Call it when the dialog that
 * told of the refusal is closed. Answers whether the form has a field for any of `fields` (name and message).
 */
export function showFieldErrors<V extends FieldValues>(form: FormParts<V>, fields: Record<string, string>): boolean {
  const known = Object.keys(form.getValues()).filter((name) => name in fields) as Path<V>[];
  for (const name of known) form.setError(name, { message: fields[name] });
  const [first] = known;
  // A closing dialog gives the focus back to where it was, in the frame after.
  if (first !== undefined) requestAnimationFrame(() => requestAnimationFrame(() => form.setFocus(first)));
  return known.length > 0;
}
