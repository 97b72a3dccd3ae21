import type { ClientBase } from 'pg';
import { sql } from 'kysely';

const MARK = '/* planned once */';

/**
 * Marks a statement that PostgreSQL takes as long to plan as to answer. Each connection then keeps the plan, so only
 * for statements of which there are few: what differs from one to the next is in their parameters.
 */
export const PREPARED = sql.raw(MARK);

const names = new Map<string, string>();

/** Gives marked statements a name, by which PostgreSQL knows them again. */
export function prepareMarkedStatements(client: ClientBase): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  const named = (text: unknown, values?: unknown, ...others: unknown[]) => {
    if (typeof text !== 'string' || !text.includes(MARK)) return query(text, values, ...others);
    const name = names.get(text) ?? `planned_${names.size}`;
    names.set(text, name);
    return query({ name, text, values }, ...others);
  };
  client.query = named as typeof client.query;
}
