import pg from 'pg';

/** Copies the rows of migrations and first start to a schema of their own. */
const REMEMBER = `
create schema template_rows;
do $$ declare t record; has_rows boolean; begin
  for t in select c.relname as name, string_agg(quote_ident(a.attname), ', ') as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'kysely_migration_lock'
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by c.relname
  loop
    execute format('select exists (select from public.%I)', t.name) into has_rows;
    if has_rows then
      execute format('create table template_rows.%I as select %s from public.%I', t.name, t.columns, t.name);
    end if;
  end loop;
end $$`;

/** `replica` disables triggers and foreign keys. */
const RESET = `
set lock_timeout = '2s';
set session_replication_role = replica;
do $$ declare t record; begin
  for t in select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'kysely_migration_lock'
  loop
    execute format('delete from public.%I', t.name);
  end loop;
  for t in select c.relname as name, string_agg(quote_ident(a.attname), ', ') as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'template_rows'::regnamespace and c.relkind = 'r' and a.attnum > 0
    group by c.relname
  loop
    execute format('insert into public.%I (%s) select %s from template_rows.%I', t.name, t.columns, t.columns, t.name);
  end loop;
  for t in select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'S' loop
    execute format('alter sequence public.%I restart', t.name);
  end loop;
end $$`;

/** Prepares this database and its copies for `resetDatabase`. */
export const rememberRows = (url: string) => run(url, REMEMBER);

/**
 * Restores the rows of the template, in a twentieth of the time of a new copy.
 * @throws if a table is locked, or if the account may not disable triggers.
 */
export const resetDatabase = (url: string) => run(url, RESET);

async function run(url: string, statements: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statements);
  } finally {
    await client.end();
  }
}
