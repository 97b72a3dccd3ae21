import type { Context } from '#server/context.ts';

const WRITES = /\b(?:insert|update|delete)\b/i;

/**
 * Finds the tables that statements read; null if a statement writes. Every word that is a table name counts, also a
 * column's: an additional table only invalidates too often.
 */
export function tablesReader({
  db,
}: Pick<Context, 'db'>): (statements: Iterable<string>) => Promise<Set<string> | null> {
  let names: Promise<Set<string>> | undefined;
  const found = new Map<string, readonly string[] | null>();

  function tablesIn(statement: string, all: Set<string>): readonly string[] | null {
    const known = found.get(statement);
    if (known !== undefined) return known;
    const words = new Set(statement.match(/\w+/g));
    const tables = WRITES.test(statement) ? null : [...words].filter((word) => all.has(word));
    // Limited, because lists of ids create many variants of a statement.
    if (found.size < 1_000) found.set(statement, tables);
    return tables;
  }

  return async (statements) => {
    names ??= db.introspection.getTables().then((tables) => new Set(tables.map(({ name }) => name)));
    const all = await names;
    const tables = new Set<string>();
    for (const statement of statements) {
      const read = tablesIn(statement, all);
      if (read === null) return null;
      for (const table of read) tables.add(table);
    }
    return tables;
  };
}
