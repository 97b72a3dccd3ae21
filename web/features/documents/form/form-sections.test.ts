import { expect, it } from 'vitest';
import { BOARD_TYPES, boardOf } from '#shared/boards.ts';
import { laidOut, sectionsOf } from './form-sections.ts';

it.each(BOARD_TYPES)('the form of %s asks for everything once', (boardType) => {
  const board = boardOf(boardType);
  const parts = sectionsOf(board).flatMap((section) => section.parts);
  const fields = board.fields.filter(({ isSetting }) => !isSetting).map(({ name }) => `fields.${name}`);
  const files = board.slots.map(({ purpose }) => `files.${purpose}`);
  expect(parts.toSorted()).toEqual(['body', ...fields, ...files].toSorted());
});

it('two short fields share a line, and one alone takes all of it', () => {
  const market = boardOf('market');
  const wide = (...names: string[]) =>
    laidOut(
      market,
      names.map((name) => `fields.${name}` as const),
    ).map(({ isWide }) => isWide);
  expect(wide('delivery', 'license')).toEqual([false, false]);
  expect(wide('delivery', 'license', 'externalUrl', 'compatibility')).toEqual([false, false, true, true]);
  expect(wide('delivery', 'install', 'license')).toEqual([true, true, true]);
  expect(wide('install', 'install')).toEqual([false, false]);
});

it('a form of one story is divided, a short one is not', () => {
  const titles = (boardType: (typeof BOARD_TYPES)[number]) => sectionsOf(boardOf(boardType)).map(({ title }) => title);
  expect(titles('reference')).toEqual(['기본 정보', '도입 범위', '도입 성과', '이야기', '한마디와 첨부']);
  expect(titles('notice')).toEqual(['']);
  expect(titles('qna')).toEqual(['', '사용 환경']);
});
