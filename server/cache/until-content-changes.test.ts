import { expect, it } from 'vitest';
import { buildTestApp } from '../testing/build-test-app.ts';
import { makeDocument } from '../testing/make/make.document.ts';
import { observeReads } from '../db/observe-reads.ts';
import { untilContentChanges } from './until-content-changes.ts';

async function openRead() {
  const portal = await buildTestApp();
  let times = 0;
  const read = untilContentChanges(portal.context, async () => {
    times += 1;
    await portal.context.db.selectFrom('site_setting').select('name').execute();
    return times;
  });
  return { portal, read };
}

it('reads again only once something was written', async () => {
  const { portal, read } = await openRead();
  expect([await read(), await read()]).toEqual([1, 1]);
  await makeDocument(portal, { boardType: 'notice' });
  expect([await read(), await read()]).toEqual([2, 2]);
});

it('shows a page its reads also when it did not read', async () => {
  const { read } = await openRead();
  await read();
  const observed = { statements: new Set<string>(), viewed: new Set<string>() };
  expect(await observeReads(observed, read)).toBe(1);
  expect([...observed.statements].join()).toContain('site_setting');
});

it('keeps no failure', async () => {
  const { context } = await buildTestApp();
  let times = 0;
  const read = untilContentChanges(context, () => {
    times += 1;
    return times === 1 ? Promise.reject(new Error('gone')) : Promise.resolve('back');
  });
  await expect(read()).rejects.toThrow('gone');
  expect(await read()).toBe('back');
});
