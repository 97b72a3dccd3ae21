import type { SelectOption } from '#web/ui/form/select.tsx';

/** A list whose entries say what they are. */
export const optionsOf = (values: readonly string[]): SelectOption[] =>
  values.map((value) => ({ value, label: value }));
