import { readFileSync } from 'node:fs';
import pg from 'pg';
import { expect, inject as provided, it, onTestFinished } from 'vitest';
import { readConfig } from '#server/config.ts';
import { migrate } from '#server/db/migrate.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { addDatabase, dropDatabase } from '#server/testing/database/test-database.ts';
import { checkPostgres } from './check-postgres.ts';

const template = provided('databaseTemplate');

async function asAdministrator(adminUrl: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client(adminUrl);
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

it.runIf(template.kind === 'postgres')(
  'refuses a database that cannot hold Korean, with the line that makes one',
  async () => {
    if (template.kind !== 'postgres') return;
    const { adminUrl } = template;
    const name = `ascii_${process.pid}`;
    await asAdministrator(
      adminUrl,
      `create database ${name} encoding 'SQL_ASCII' lc_collate 'C' lc_ctype 'C' template template0`,
    );
    onTestFinished(() => dropDatabase(adminUrl, name));
    const url = new URL(adminUrl);
    url.pathname = `/${name}`;
    const database = await openDatabase(url.href);
    onTestFinished(() => database.close());
    await expect(checkPostgres(database)).rejects.toThrow(/인코딩이 SQL_ASCII입니다.*ENCODING 'UTF8'/);
  },
);

it.runIf(template.kind === 'postgres')(
  'refuses an account that may make no tables, with the line that lets it, or may not use those that there are',
  async () => {
    if (template.kind !== 'postgres') return;
    const { adminUrl } = template;
    const account = `reader_${process.pid}`;
    const { name, url } = await addDatabase(adminUrl);
    await asAdministrator(adminUrl, `create role ${account} login`);
    onTestFinished(async () => {
      await dropDatabase(adminUrl, name);
      await asAdministrator(adminUrl, `drop role ${account}`);
    });
    await asAdministrator(url, 'revoke create on schema public from public');
    const own = await openDatabase(url);
    onTestFinished(() => own.close());
    await checkPostgres(own);
    const asReader = new URL(url);
    asReader.username = account;
    const database = await openDatabase(asReader.href);
    onTestFinished(() => database.close());
    await expect(checkPostgres(database)).rejects.toThrow(new RegExp(`계정 ${account}에 표를 만들 권한이 없습니다`));
    // One that may make tables, but not write to those that another account has made.
    await migrate(own.db);
    await asAdministrator(url, `grant create on schema public to ${account}`);
    await asAdministrator(url, `grant select on all tables in schema public to ${account}`);
    const owner = new URL(url).username;
    await expect(checkPostgres(database)).rejects.toThrow(
      new RegExp(`계정 ${account}에 이미 있는 표를 쓸 권한이 없습니다\\. 표를 만든 계정 ${owner}[을를] DATABASE_URL에`),
    );
    await asAdministrator(url, `grant select, update on all tables in schema public to ${account}`);
    await checkPostgres(database);
  },
);

it.runIf(template.kind === 'postgres')(
  'the lines of docs/operations.md make a database that the portal takes, with a password that needs encoding',
  async () => {
    if (template.kind !== 'postgres') return;
    const { adminUrl } = template;
    const own = `documented_${process.pid}`;
    const password = 'p/w#@ 1';
    const documented = readFileSync('docs/operations.md', 'utf8').match(/^CREATE (?:ROLE|DATABASE) .*;$/gm) ?? [];
    expect(documented).toHaveLength(2);
    await asAdministrator(adminUrl, ...documented.map((line) => line.replaceAll('portal', own).replace('…', password)));
    onTestFinished(async () => {
      await dropDatabase(adminUrl, own);
      await asAdministrator(adminUrl, `drop role ${own}`);
    });
    const url = new URL(adminUrl);
    const { databaseUrl } = readConfig({
      DATABASE_URL: `postgres://${own}:${encodeURIComponent(password)}@${url.host}/${own}`,
    });
    const database = await openDatabase(databaseUrl ?? '');
    onTestFinished(() => database.close());
    await checkPostgres(database);
    await migrate(database.db);
  },
);
