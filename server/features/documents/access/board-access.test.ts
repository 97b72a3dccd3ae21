import { describe, it } from 'vitest';
import type { BoardType } from '#shared/boards.ts';
import { BOARD_TYPES } from '#shared/boards.ts';
import type { Answers } from './call-as-everyone.fixture.ts';
import { callAsEveryone } from './call-as-everyone.fixture.ts';
import type { Given } from './board-access.fixture.ts';

/**
 * Expected results, from the roles of the product decisions and the specification's route table, not derived from the
 * code. Columns: anonymous, member, customer, sales, manager, administrator, the author, another user with the author's
 * role (sales where sales register, otherwise a member; that author was a manager when writing).
 */
const BOARDS: Record<BoardType, Answers> = {
  reference: {
    list: '      O O O O O O O O',
    detail: '    - O O O O O O O',
    detailFree: 'O O O O O O O O',
    register: '  - - - O O O O O',
    change: '    - - - - O O O -',
    delete: '    - - - - O O O -',
    download: '  O O O O O O O O',
  },
  market: {
    list: '      O O O O O O O O',
    detail: '    - O O O O O O O',
    detailFree: '- O O O O O O O',
    register: '  - O O - O O O O',
    change: '    - - - - O O O -',
    delete: '    - - - - O O O -',
    download: '  - O O O O O O O',
  },
  notice: {
    list: '      O O O O O O O O',
    detail: '    - O O O O O O O',
    detailFree: 'O O O O O O O O',
    register: '  - - - - O O - -',
    change: '    - - - - O O - -',
    delete: '    - - - - O O - -',
    download: '  O O O O O O O O',
  },
  library: {
    list: '      O O O O O O O O',
    detail: '    - O O O O O O O',
    detailFree: 'O O O O O O O O',
    register: '  - - - - O O - -',
    change: '    - - - - O O - -',
    delete: '    - - - - O O - -',
    download: '  O O O O O O O O',
  },
  faq: {
    list: '      O O O O O O O O',
    detail: '    - O O O O O O O',
    detailFree: 'O O O O O O O O',
    register: '  - - - - O O - -',
    change: '    - - - - O O - -',
    delete: '    - - - - O O - -',
  },
  qna: {
    list: '      O O O O O O O O',
    detail: '    - O O O O O O O',
    detailFree: '- O O O O O O O',
    register: '  - O O O O O O O',
    change: '    - - - - O O O -',
    delete: '    - - - - O O O -',
    download: '  - O O O O O O O',
  },
  videoTutorial: {
    list: '      O O O O O O O O',
    detail: '    - O O O O O O O',
    detailFree: '- O O O O O O O',
    register: '  - - - - O O - -',
    change: '    - - - - O O - -',
    delete: '    - - - - O O - -',
    download: '  - O O O O O O O',
  },
};

/** Documents with restricted visibility; the same columns. */
const SPECIAL: [name: string, BoardType, Given, Answers][] = [
  [
    'a private question',
    'qna',
    { isPrivate: true },
    {
      list: '      O O O O O O O O',
      detail: '    - L L L O O O L',
      detailFree: '- L L L O O O L',
      change: '    - L L L O O O L',
      delete: '    - L L L O O O L',
      download: '  - L L L O O O L',
    },
  ],
  [
    'a story that is not approved',
    'reference',
    { isHidden: true },
    {
      list: '      - - - - O O O -',
      detail: '    - x x x O O O x',
      detailFree: 'x x x x O O O x',
      change: '    - x x x O O O x',
      delete: '    - x x x O O O x',
      download: '  x x x x O O O x',
    },
  ],
  [
    'an entry under review',
    'market',
    { isHidden: true },
    {
      list: '      - - - - O O O -',
      detail: '    - x x x O O O x',
      detailFree: 'x x x x O O O x',
      change: '    - x x x O O O x',
      delete: '    - x x x O O O x',
      download: '  x x x x O O O x',
    },
  ],
  [
    'a notice before its time',
    'notice',
    { publishAt: '2026-12-01T00:00:00.000Z' },
    {
      list: '      - - - - O O O -',
      detail: '    - x x x O O O x',
      detailFree: 'x x x x O O O x',
      change: '    - x x x O O - x',
      delete: '    - x x x O O - x',
      download: '  x x x x O O O x',
    },
  ],
  [
    'a question in the trash',
    'qna',
    { isDeleted: true },
    {
      list: '      - - - - - - - -',
      detail: '    - x x x x x x x',
      detailFree: 'x x x x x x x x',
      change: '    - x x x x x x x',
      delete: '    - x x x x x x x',
      download: '  x x x x x x x x',
    },
  ],
  ['a file for members', 'library', { visibility: 'member' }, { download: '- O O O O O O O' }],
  ['a file for customers', 'library', { visibility: 'customer' }, { download: '- - O O O O - -' }],
];

describe('who may do what on each board', () => {
  it.each(BOARD_TYPES)('%s', (boardType) => callAsEveryone(boardType, {}, BOARDS[boardType]));

  it.each(SPECIAL)('%s', (_name, boardType, given, expected) => callAsEveryone(boardType, given, expected));
});
