import { expect, it } from 'vitest';
import { readSearchQuery, readTyped, searchAddress, TYPED_MAX_CHARS } from './search-query.ts';

it('a search and its address say the same, whatever was typed', () => {
  const query = { q: '셀렉터 오류 & 50%', place: 'qna', page: 3 } as const;
  expect(readSearchQuery(new URL(searchAddress(query), 'http://x').searchParams)).toEqual(query);
  expect(searchAddress({})).toBe('/search');
  expect(searchAddress({ q: 'a', page: 1, place: null })).toBe('/search?q=a');
  const odd = new URLSearchParams({ q: `  ${'가'.repeat(300)} `, board: 'constructor', page: '-1' });
  expect(readSearchQuery(odd)).toEqual({ q: '가'.repeat(100), place: null, page: 1 });
  expect(readTyped(odd)).toBe('가'.repeat(300));
  expect(readTyped(new URLSearchParams({ q: '가'.repeat(3_000) }))).toBe('가'.repeat(TYPED_MAX_CHARS));
  expect(readSearchQuery(new URLSearchParams('q=%00%07%EA%B0%80%00b%1F')).q).toBe('가 b');
});
