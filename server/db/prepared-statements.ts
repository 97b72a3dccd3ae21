import type { ClientBase } from 'pg';
import { sql } from 'kysely';

const MARK = '/* planned once */';

/**
 * Marks a statement whose planning in PostgreSQL takes as long as its execution. Each connection then keeps the plan.
 * Only for a small number of distinct statements; variations must be parameters.
 */
export const PREPARED = sql.raw(MARK);

const names = new Map<string, string>();

/** Names the marked statements, so that PostgreSQL prepares them once per connection. */
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
