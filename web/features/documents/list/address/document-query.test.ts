import { expect, it } from 'vitest';
import { boardOf } from '#shared/boards.ts';
import { readListQuery, writeListQuery } from './document-query.ts';

const read = (search: string) => readListQuery(new URLSearchParams(search), boardOf('notice'));

it('reads page, category, search, order and one’s own from the address', () => {
  expect(read('?page=3&category=점검&type=title&q=서버&sort=views&my=1')).toEqual({
    page: 3,
    category: '점검',
    type: 'title',
    q: '서버',
    sort: 'views',
    my: true,
    filters: {},
    startDt: '',
    endDt: '',
    status: '',
  });
});

it('reads the period and the answer state that an answer of the assistant leads to', () => {
  const qna = (search: string) => readListQuery(new URLSearchParams(search), boardOf('qna'));
  const asked = { startDt: '2026-10-01', endDt: '2026-10-31', status: '답변대기' } as const;
  const search = writeListQuery(asked);
  expect(qna(search)).toMatchObject(asked);
  expect(read(search).status, 'a board without answers').toBe('');
  expect(qna('?startDt=2026-02-31&endDt=2026-10-31&status=없음')).toMatchObject({ startDt: '', endDt: '', status: '' });
  expect(qna('?endDt=2026-11-21').endDt, 'an end alone').toBe('');
});

it('narrows a list by the fields that its board says, and their values alone', () => {
  const market = (search: string) => readListQuery(new URLSearchParams(search), boardOf('market')).filters;
  expect(market('?task=공통&delivery=문의&summary=x')).toEqual({ task: '공통', delivery: '문의' });
  expect(market('?task=없는값')).toEqual({});
  expect(writeListQuery({ filters: { task: '공통', delivery: '' } })).toBe(`?${new URLSearchParams({ task: '공통' })}`);
});

it.each([
  ['?page=0', { page: 1 }],
  ['?page=-2', { page: 1 }],
  ['?page=1.5', { page: 1 }],
  ['?page=abc', { page: 1 }],
  ['?page=99999999999', { page: 1 }],
  ['?category=없는분류', { category: '' }],
  ['?type=password', { type: 'all' }],
  ['?sort=id;drop', { sort: 'latest' }],
  ['?my=true', { my: false }],
  [`?q=${'가'.repeat(500)}`, { q: '가'.repeat(100) }],
])('makes something usable of %s', (search, expected) => {
  expect(read(search)).toMatchObject(expected);
});

it('writes one address for one list', () => {
  expect(writeListQuery({})).toBe('');
  expect(writeListQuery({ page: 1, category: '', q: '', type: 'title' })).toBe('');
  const search = writeListQuery({ page: 2, category: '점검', q: '서버 점검', sort: 'likes', my: true });
  expect(writeListQuery(read(search))).toBe(search);
});
