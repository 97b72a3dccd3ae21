import { expect, it } from 'vitest';
import { OwnWrites, VERSION_MAX_AGE_MS, boundVersionAge } from './bounded-version.ts';

function opened() {
  let now = 1_000_000;
  const asked: ((version: number) => void)[] = [];
  const writes = new OwnWrites();
  const version = boundVersionAge(() => new Promise((resolve) => void asked.push(resolve)), writes, {
    now: () => new Date(now),
  });
  return { version, writes, asked, advance: (ms: number) => void (now += ms) };
}

it('asks once in a while only', async () => {
  const { version, asked, advance } = opened();
  const first = version();
  asked[0]?.(7);
  expect(await first).toBe(7);
  advance(VERSION_MAX_AGE_MS - 1);
  expect(version()).toBe(7);
  advance(1);
  const later = version();
  asked[1]?.(8);
  expect(await later).toBe(8);
  expect([version(), asked.length]).toEqual([8, 2]);
});

it('asks again as soon as this process has written, and after a clock that was set back', async () => {
  const { version, writes, asked, advance } = opened();
  const answer = async (value: number) => {
    const pending = version();
    asked.at(-1)?.(value);
    return pending;
  };
  await answer(1);
  writes.note('select "id" from "document"');
  expect(version()).toBe(1);
  writes.note('update "document" set "title" = ?');
  expect(await answer(1)).toBe(1);
  writes.note('commit');
  expect(await answer(2)).toBe(2);
  advance(-60_000);
  expect(await answer(3)).toBe(3);
});

it('asks once for all who ask before the answer, and again after a question that failed', async () => {
  const failures: (() => void)[] = [];
  const version = boundVersionAge(
    () => new Promise((_resolve, reject) => void failures.push(() => reject(new Error('away')))),
    new OwnWrites(),
    { now: () => new Date(0) },
  );
  const both = [version(), version()];
  expect(failures.length).toBe(1);
  failures[0]?.();
  for (const one of both) await expect(one).rejects.toThrow('away');
  const again = version();
  expect(failures.length).toBe(2);
  failures[1]?.();
  await expect(again).rejects.toThrow('away');
});

it('does not keep an answer that a write has overtaken', async () => {
  const { version, writes, asked } = opened();
  const early = version();
  writes.note('commit');
  asked[0]?.(1);
  await early;
  const next = version();
  asked[1]?.(2);
  expect(await next).toBe(2);
});
