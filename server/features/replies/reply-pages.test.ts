import { expect, it } from 'vitest';
import type { ReplyHead } from './reply-pages.ts';
import { pagesOf } from './reply-pages.ts';

const head = (id: string, over: Partial<ReplyHead> = {}): ReplyHead => ({
  id,
  parent_id: null,
  deleted_at: null,
  is_official: 0,
  is_accepted: 0,
  chars: 10,
  ...over,
});

it('is one page in order of writing as a rule, each reply followed by its children', () => {
  const heads = [
    head('a'),
    head('b'),
    head('child of a', { parent_id: 'a' }),
    head('official', { is_official: 1 }),
    head('accepted', { is_accepted: 1 }),
  ];
  expect(pagesOf(heads)).toEqual([['a', 'child of a', 'b', 'official', 'accepted']]);
  expect(pagesOf([])).toEqual([]);
});

it('has the accepted and official answers on the first page, however late they were written', () => {
  const many = Array.from({ length: 150 }, (_, at) => head(`comment ${at}`));
  const [first = [], second = []] = pagesOf([
    ...many,
    head('official', { is_official: 1 }),
    head('accepted', { is_accepted: 1 }),
  ]);
  expect(first.slice(-3)).toEqual(['comment 97', 'official', 'accepted']);
  expect(second).toHaveLength(52);
});

it('keeps a deleted reply while it has children, and no deleted child', () => {
  const deleted = { deleted_at: '2026-11-20' };
  const heads = [
    head('a', deleted),
    head('b', deleted),
    head('c', { parent_id: 'a' }),
    head('d', { parent_id: 'a', ...deleted }),
  ];
  expect(pagesOf(heads)).toEqual([['a', 'c']]);
});

it('ends a page by count and by length, in the middle of a thread, too, and loses none', () => {
  const children = Array.from({ length: 250 }, (_, at) => head(`child ${at}`, { parent_id: 'a' }));
  const pages = pagesOf([
    head('a'),
    ...children,
    head('long', { chars: 90_000 }),
    head('longer', { chars: 200_000 }),
    head('last'),
  ]);
  expect(pages.map((page) => page.length)).toEqual([100, 100, 52, 1, 1]);
  expect(new Set(pages.flat()).size).toBe(254);
});
