import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { dialectOf } from '../open-database.ts';

/**
 * Number of documents by board, category and period, maintained by triggers. Counting a million rows for every page
 * with `총 N건`, or skipping half of them for a middle page, gets slower with every row.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('document_count')
    .addColumn('board_type', 'text', (c) => c.notNull())
    .addColumn('period', 'text', (c) => c.notNull())
    .addColumn('category', 'text', (c) => c.notNull())
    .addColumn('shown', 'integer', (c) => c.notNull())
    .addColumn('kept', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('document_count_key', ['board_type', 'period', 'category'])
    .execute();
  // Names of all authors, for searching by author: few, compared with documents. Trigger inserts only.
  await db.schema
    .createTable('document_writer')
    .addColumn('author_name', 'text', (c) => c.notNull())
    .addColumn('is_staff_author', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('document_writer_key', ['author_name', 'is_staff_author'])
    .execute();
  await (dialectOf(db) === 'sqlite' ? countInSqlite(db) : countInPostgres(db));
  await sql`insert into document_count select board_type, period, category, sum(shown), sum(kept)
    from (${sql.raw(periodsOf('document', 1))} ) as rows group by board_type, period, category`.execute(db);

  await sql`insert into document_writer select distinct author_name, is_staff_author from document`.execute(db);

  const index = (name: string, columns: string[]) => db.schema.createIndex(name).on('document').columns(columns);
  // Columns that decide visibility and category: with them, sorted lists are index-only.
  const deciding = ['deleted_at', 'is_hidden', 'author_id', 'category'];
  await index('document_time', ['board_type', 'published_at', 'id', ...deciding]).execute();
  for (const order of ['view_count', 'like_count'])
    await index(`document_${order}`, ['board_type', order, 'published_at', 'id', ...deciding]).execute();
  await index('document_writer_name', ['author_name', 'is_staff_author']).execute();
  await db.schema.dropIndex('document_author').execute();
  await index('document_author', ['author_id', 'board_type', 'published_at']).execute();
}

/** Counters of one row: the whole board and, unless it is pinned, its month and its day. */
function periodsOf(row: 'old' | 'new' | 'document', sign: 1 | -1): string {
  const counted = (period: string, condition: string) => `
    select ${row}.board_type as board_type, ${period} as period, ${row}.category as category,
      case when ${row}.deleted_at is null and ${row}.is_hidden = 0 then ${sign} else 0 end as shown,
      case when ${row}.deleted_at is null then ${sign} else 0 end as kept
    ${row === 'document' ? 'from document' : ''} where ${condition}`;
  const day = `substr(${row}.published_at, 1, 10)`;
  const month = `substr(${row}.published_at, 1, 7)`;
  return [counted(`''`, 'true'), counted(month, `${row}.is_pinned = 0`), counted(day, `${row}.is_pinned = 0`)].join(
    ' union all ',
  );
}

const add = (row: 'old' | 'new', sign: 1 | -1) => `
  insert into document_count (board_type, period, category, shown, kept)
  select board_type, period, category, shown, kept from (${periodsOf(row, sign)}) as rows where true
  on conflict (board_type, period, category)
  do update set shown = document_count.shown + excluded.shown, kept = document_count.kept + excluded.kept;`;

const COUNTED = 'board_type, category, is_pinned, is_hidden, published_at, deleted_at';

const nameWriter = `
  insert into document_writer (author_name, is_staff_author) values (new.author_name, new.is_staff_author)
  on conflict (author_name, is_staff_author) do nothing;`;

async function countInSqlite(db: Kysely<unknown>): Promise<void> {
  const trigger = (name: string, event: string, body: string) =>
    sql.raw(`create trigger ${name} after ${event} on document begin ${body} end`).execute(db);
  await trigger('document_count_insert', 'insert', add('new', 1) + nameWriter);
  await trigger('document_count_delete', 'delete', add('old', -1));
  await trigger('document_count_update', `update of ${COUNTED}`, add('old', -1) + add('new', 1));
  await trigger('document_writer_update', 'update of author_name, is_staff_author', nameWriter);
}

async function countInPostgres(db: Kysely<unknown>): Promise<void> {
  const trigger = async (name: string, event: string, body: string) => {
    const made = `returns trigger language plpgsql as $$ begin ${body} return null; end $$`;
    await sql.raw(`create function ${name}() ${made}`).execute(db);
    const forEach = `on document for each row execute function ${name}()`;
    await sql.raw(`create trigger ${name} after ${event} ${forEach}`).execute(db);
  };
  await trigger('document_count_insert', 'insert', add('new', 1) + nameWriter);
  await trigger('document_count_delete', 'delete', add('old', -1));
  await trigger('document_count_update', `update of ${COUNTED}`, add('old', -1) + add('new', 1));
  await trigger('document_writer_update', 'update of author_name, is_staff_author', nameWriter);
}
