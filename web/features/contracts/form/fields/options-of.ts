import type { SelectOption } from '../../../../ui/form/select.tsx';

/** A list whose entries say what they are. */
export const optionsOf = (values: readonly string[]): SelectOption[] =>
  values.map((value) => ({ value, label: value }));
