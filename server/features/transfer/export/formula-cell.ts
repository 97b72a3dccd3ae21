/** A spreadsheet would run a cell that begins so; one that only looks escaped is escaped once more. */
const FORMULA = /^'*[=+\-@\t\r]/;
const ESCAPED = /^'+[=+\-@\t\r]/;

export const neutralised = (value: string): string => (FORMULA.test(value) ? `'${value}` : value);

/** Takes back exactly what `neutralised` added. */
export const original = (value: string): string => (ESCAPED.test(value) ? value.slice(1) : value);
