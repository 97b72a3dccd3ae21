/** Names by value, as a select takes them, in their order. */
export const optionsOf = (names: Readonly<Record<string, string>>): { value: string; label: string }[] =>
  Object.entries(names).map(([value, label]) => ({ value, label }));
