import { expect, it } from 'vitest';
import { dayOf, oneOf, pageOf, readQuery, writeQuery } from './admin-query.ts';

const FIRST = { page: '1', actor: '', action: '' };

it('reads what an address says, and writes what differs from the first view', () => {
  const query = readQuery(new URLSearchParams('actor=kim&page=3&other=x'), FIRST);
  expect(query).toEqual({ page: '3', actor: 'kim', action: '' });
  expect(writeQuery(query, FIRST)).toBe('?page=3&actor=kim');
  expect(writeQuery(FIRST, FIRST)).toBe('');
});

it('takes nothing that is not one', () => {
  expect([oneOf('b', ['a', 'b']), oneOf('c', ['a', 'b'])]).toEqual(['b', '']);
  expect([dayOf('2026-11-21'), dayOf('2026-02-31'), dayOf('x')]).toEqual(['2026-11-21', '', '']);
  expect(['2', '0', '1.5', 'x', '1e9'].map(pageOf)).toEqual([2, 1, 1, 1, 1]);
});
