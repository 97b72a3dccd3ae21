import { describe, expect, it } from 'vitest';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { makeDocument } from '#server/testing/make/make.document.ts';
import { makeUser } from '#server/testing/make/make.user.ts';
import { hasRowLocks, lockRow, openLock } from '#server/testing/database/row-lock.ts';

async function openPortal() {
  const portal = await buildTestApp();
  const operator = await makeUser(portal, { roles: ['ROLE_MANAGER'] });
  const colleague = await makeUser(portal, { roles: ['ROLE_MANAGER'] });
  const documentId = await makeDocument(portal, { author: await makeUser(portal) });
  const assign = (userId: string) =>
    portal.post('/api/v1/questions/assign', { documentId, userId, note: '' }, { token: operator.token });
  const assignees = async () =>
    (await portal.context.db.selectFrom('question_assignment').select('assignee_id').execute()).map(
      ({ assignee_id }) => assignee_id,
    );
  return { portal, operator, colleague, documentId, assign, assignees };
}

describe.runIf(hasRowLocks())('a question is handed on by the rows as they are then', () => {
  it('two who hand it on at once both succeed, and the later one counts', async () => {
    const { portal, operator, colleague, documentId, assign, assignees } = await openPortal();
    const lock = await lockRow(portal, 'document', documentId);
    const first = assign(operator.id);
    await lock.waiters(1);
    const second = assign(colleague.id);
    await lock.waiters(2);
    await lock.release();
    expect([(await first).status, (await second).status]).toEqual([200, 200]);
    expect(await assignees()).toEqual([colleague.id]);
  });

  it('not when it was answered meanwhile', async () => {
    const { portal, colleague, documentId, assign, assignees } = await openPortal();
    const lock = await lockRow(portal, 'document', documentId);
    await lock.change(`update document set answer_state = '답변완료' where id = $1`, [documentId]);
    const late = assign(colleague.id);
    await lock.waiters(1);
    await lock.release();
    expect(await late).toMatchObject({ status: 404, code: 'CM04' });
    expect(await assignees()).toEqual([]);
  });

  it('and the colleague who answers it at that moment is not kept from it', async () => {
    const { portal, colleague, documentId, assign, assignees } = await openPortal();
    const lock = await lockRow(portal, 'document', documentId);
    const reply = { documentId, bodyHtml: '<p>답변</p>', isOfficial: true };
    const answered = portal.post('/api/v1/board/writeReply', reply, { token: colleague.token });
    await lock.waiters(1);
    const late = assign(colleague.id);
    await lock.waiters(2);
    await lock.release();
    expect(await answered).toMatchObject({ status: 200 });
    expect(await late).toMatchObject({ status: 404, code: 'CM04' });
    expect(await assignees()).toEqual([]);
  });

  it('not to a colleague who left meanwhile, who gets no mail, either', async () => {
    const { portal, colleague, assign, assignees } = await openPortal();
    const lock = await lockRow(portal, 'user', colleague.id);
    await lock.change(`update "user" set status = 'withdrawn', email = '' where id = $1`, [colleague.id]);
    const late = assign(colleague.id);
    await lock.waiters(1);
    await lock.release();
    expect(await late).toMatchObject({ status: 404, code: 'CM04' });
    expect(await assignees()).toEqual([]);
    expect(await portal.sentMail()).toEqual([]);
  });
});

it.runIf(hasRowLocks())(
  'of two who save an answer template of a new name at once, one is told so and saves nothing',
  async () => {
    const { portal, operator, colleague } = await openPortal();
    const save = (token: string, body: string) =>
      portal.post('/api/v1/questions/template-save', { name: '설치 안내', body, updatedAt: null }, { token });
    const lock = await openLock(portal);
    // Others may read and not write.
    await lock.change('lock table site_setting in share row exclusive mode');
    const answers = [save(operator.token, '<p>하나</p>')];
    await lock.waiters(1);
    answers.push(save(colleague.token, '<p>둘</p>'));
    await lock.waiters(2);
    await lock.release();
    const codes = (await Promise.all(answers)).map(({ code }) => code);
    expect(codes.toSorted()).toEqual(['0000', 'CM08']);
    const { data } = await portal.post('/api/v1/questions/templates', undefined, { token: operator.token });
    expect(data.list).toMatchObject([{ name: '설치 안내', body: codes[0] === '0000' ? '<p>하나</p>' : '<p>둘</p>' }]);
  },
);
