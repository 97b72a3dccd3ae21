import type { SelectOption } from '#web/ui/form/select.tsx';

/** Select options whose value is also the label. */
export const optionsOf = (values: readonly string[]): SelectOption[] =>
  values.map((value) => ({ value, label: value }));
