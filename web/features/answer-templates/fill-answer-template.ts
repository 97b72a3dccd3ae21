/** Replaces the fields of an answer template by their values. Other braces stay as typed. */
export const fillAnswerTemplate = (body: string, values: Readonly<Record<string, string>>): string =>
  body.replaceAll(/\{([^{}]{1,20})\}/g, (field, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? '') : field,
  );

/** Shorter values are parts of other words. */
const SHORTEST_VALUE = 2;

const SIGNS = /[.*+?^${}()|[\]\\]/g;

/** The editor writes the quotes of escaped text as they are. */
const withQuotes = (escaped: string) => escaped.replaceAll('&quot;', '"').replaceAll('&#39;', "'");

/**
 * An answer as a template: the values go back to their fields. Otherwise a template that was put in and mended would
 * name one person to all others. Not within HTML tags.
 */
export function asAnswerTemplate(body: string, values: Readonly<Record<string, string>>): string {
  const fields = new Map(
    Object.entries(values)
      .filter(([, value]) => value.length >= SHORTEST_VALUE)
      .flatMap(([name, value]) => [value, withQuotes(value)].map((written) => [written, `{${name}}`] as const)),
  );
  const longestFirst = [...fields.keys()].toSorted((a, b) => b.length - a.length);
  const found = [
    '<[^>]*>',
    String.raw`\{[^{}]{1,20}\}`,
    ...longestFirst.map((value) => value.replace(SIGNS, String.raw`\$&`)),
  ];
  return body.replaceAll(new RegExp(found.join('|'), 'g'), (text) => fields.get(text) ?? text);
}
