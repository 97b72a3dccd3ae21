import { createUser } from '#server/features/users/user.queries.ts';
import { createSession } from '#server/features/users/sessions/session.queries.ts';
import { exportFigures } from './support/export-figures.ts';
import { fillInquiries } from './fill/fill-inquiries.ts';
import { NOW, compareSizes, post } from './support/compare-sizes.ts';

const PAGE_SIZE = 20;
let token = '';

await compareSizes({
  title: '문의 관리 호출',
  sizes: [1_000, Number(process.env.INQUIRIES ?? 50_000)],
  fill: ({ db }, inquiries) => fillInquiries(db, inquiries, NOW),
  async calls(app, context, inquiries) {
    const person = { userId: 'sales01', userName: '오세린', email: 'sales01@example.com', affiliation: '' };
    const roles = ['ROLE_SALES' as const];
    // No password is needed: the session is created directly.
    const id = await createUser(context.db, context, { ...person, passwordHash: '', emailStatus: 'confirmed', roles });
    token = await createSession(context.db, context, { id, login_id: person.userId, name: person.userName });
    const list = (input: object) => post(app, '/api/v1/free/list', { size: PAGE_SIZE, ...input }, token);
    return {
      '첫 쪽': () => list({}),
      '가운데 쪽': () => list({ page: Math.ceil(inquiries / PAGE_SIZE / 2) }),
      '상태로 거르기': () => list({ status: '진행중' }),
      '회사명 순': () => list({ sort: 'company', direction: 'asc' }),
      '담당자 순': () => list({ sort: 'owner', direction: 'asc' }),
      '회사 찾기': () => list({ keyword: '한빛' }),
      칸반: () => post(app, '/api/v1/free/board', {}, token),
    };
  },
  figures: (app) => exportFigures(app, token),
});
