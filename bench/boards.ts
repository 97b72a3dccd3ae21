import { createUser } from '#server/features/users/user.queries.ts';
import { createSession } from '#server/features/users/sessions/session.queries.ts';
import { RARE_WORD, fillBoard, idOf } from './fill/fill-board.ts';
import { NOW, compareSizes, post } from './support/compare-sizes.ts';

const PAGE_SIZE = 10;
const SIZES = process.env.DOCUMENTS?.split(',').map(Number) ?? [1_000, 100_000, 1_000_000];

await compareSizes({
  title: '게시판 호출',
  sizes: SIZES,
  fill: ({ db }, documents) => fillBoard(db, documents, NOW),
  async calls(app, context, documents) {
    // As a member, because responses for visitors come from the cache.
    const person = { userId: 'member01', userName: '한지우', email: 'member01@example.com', affiliation: '' };
    const id = await createUser(context.db, context, {
      ...person,
      passwordHash: '',
      emailStatus: 'confirmed',
      roles: ['ROLE_USER'],
    });
    const token = await createSession(context.db, context, { id, login_id: person.userId, name: person.userName });
    const list = (input: object) =>
      post<{ totalCount: number }>(app, '/api/v1/board/list', { boardType: 'notice', ...input }, token);
    const { totalCount } = await list({});
    const last = Math.ceil(totalCount / PAGE_SIZE);
    // A published one: `fillBoard` hides and deletes others of each fifty.
    const published = (i: number) => idOf((i % Math.floor(documents / 50 - 1)) * 50 + 11);
    return {
      '첫 쪽': () => list({}),
      '가운데 쪽': () => list({ page: Math.ceil(last / 2) }),
      '마지막 쪽': () => list({ page: last }),
      '분류 첫 쪽': () => list({ category: '점검' }),
      조회순: () => list({ sort: 'views' }),
      검색: () => list({ keyword: RARE_WORD }),
      상세: (i) => post(app, '/api/v1/board/detail-free', { documentId: published(i) }, token),
    };
  },
});
