/** Replaces the fields of an answer template by their values. Other braces stay as typed. */
export const fillAnswerTemplate = (body: string, values: Readonly<Record<string, string>>): string =>
  body.replaceAll(/\{([^{}]{1,20})\}/g, (field, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? '') : field,
  );
