/** Rows of a table whose names are written once. */
interface Packed {
  $names: string[];
  $rows: unknown[][];
}

/** Objects from which on it is shorter. */
const FEWEST_ROWS = 3;

/** JSON data in which lists of like objects hold the names of their fields once. */
export function packRows(value: unknown): unknown {
  if (Array.isArray(value)) {
    const names = sharedNames(value);
    if (names === null) return value.map(packRows);
    const rows = value.map((row: Record<string, unknown>) => names.map((name) => packRows(row[name])));
    return { $names: names, $rows: rows } satisfies Packed;
  }
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, packRows(inner)]));
}

/** The data that `packRows` was given. */
export function unpackRows(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unpackRows);
  if (!isObject(value)) return value;
  if (isPacked(value))
    return value.$rows.map((row) =>
      Object.fromEntries(value.$names.map((name, index) => [name, unpackRows(row[index])])),
    );
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, unpackRows(inner)]));
}

/** Null if the list is short, or its members differ in their names or lack a value. */
function sharedNames(list: readonly unknown[]): string[] | null {
  const [first] = list;
  if (list.length < FEWEST_ROWS || !isObject(first)) return null;
  const names = Object.keys(first);
  const isLike = (row: unknown) =>
    isObject(row) &&
    Object.keys(row).length === names.length &&
    names.every((name) => Object.hasOwn(row, name) && row[name] !== undefined);
  return list.every(isLike) ? names : null;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isPacked = (value: object): value is Packed => '$names' in value && '$rows' in value;
