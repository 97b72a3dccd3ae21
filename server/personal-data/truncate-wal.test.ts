import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { expect, it, vi } from 'vitest';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { makeUser } from '#server/testing/make/make.user.ts';
import { truncateWal } from './truncate-wal.ts';

it('tells when a reader keeps the write-ahead log from being emptied, and only then', async () => {
  const portal = await buildTestApp();
  const { context } = portal;
  if (context.dialect === 'postgres') return;
  const warn = vi.spyOn(context.log, 'warn');
  truncateWal(context);
  expect(warn).not.toHaveBeenCalled();
  const reader = new SqliteDatabase(join(context.config.dataDir, 'portal.sqlite'), { readonly: true });
  reader.exec('begin; select count(*) from user');
  await makeUser(portal);
  truncateWal(context);
  expect(warn).toHaveBeenCalledOnce();
  reader.close();
});
