import { expect, it } from 'vitest';
import { popupTold } from './popup-told.ts';

const NOW = new Date('2026-11-30T01:00:00.000Z');
const told = (popupFrom: string, popupUntil: string, publishAt = '') =>
  popupTold({ popupFrom, popupUntil, publishAt }, NOW);

it('tells from when and until when a new notice is a pop-up', () => {
  expect(told('2026-11-01T00:00', '2026-12-06T23:59')).toBe(' 12.6\u00a023:59까지 첫 화면에 팝업으로 보입니다.');
  expect(told('2026-12-01T09:00', '2026-12-06T23:59')).toBe(
    ' 12.1\u00a009:00부터 12.6\u00a023:59까지 첫 화면에 팝업으로 보입니다.',
  );
  expect(told('2026-11-01T00:00', '2027-01-03T18:00')).toContain(' 2027.1.3\u00a018:00까지');
  expect(told('2026-12-01T09:00', '2026-12-06T23:59', '2026-12-03T10:00')).toContain('12.3\u00a010:00부터');
});

it('tells nothing of one that never is', () => {
  expect(told('', '')).toBe('');
  expect(told('2026-11-01T00:00', '2026-11-30T09:00')).toBe('');
  expect(told('2026-12-01T09:00', '2026-12-06T23:59', '2026-12-07T00:00')).toBe('');
});
