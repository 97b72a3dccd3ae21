import { describe, expect, it } from 'vitest';
import type { MiddlewareFunction } from 'react-router';
import { createApi } from '#web/lib/api/api-client.ts';
import type { AppState } from '#web/lib/app-store.ts';
import { createAppStore, INITIAL_STATE } from '#web/lib/app-store.ts';
import { provideServices } from '#web/lib/page/loader-context.ts';
import { resetStateOfList, requireLogin, stateOnOpening } from './route-guard.ts';
import { stateOf } from '#web/lib/session/session.ts';

const reading = { ...INITIAL_STATE, currentList: 'notice', currentPage: 4, currentScroll: 900, category: '점검' };

describe('stateOnEntering', () => {
  it('starts another list afresh: page 1, scroll 1, no category', () => {
    expect({ ...reading, ...stateOnOpening('qna', reading) }).toMatchObject({
      currentList: 'qna',
      currentPage: 1,
      currentScroll: 1,
      category: '',
    });
  });

  it('leaves the list that was being read where it was', () => {
    expect({ ...reading, ...stateOnOpening('notice', reading) }).toEqual(reading);
  });
});

describe('middleware', () => {
  const session = {
    token: 't',
    loginId: 'hong1234',
    roles: [],
    userName: '홍길동',
    mustChangePassword: false,
    expiresAt: Date.now() + 60_000,
  };
  const enter = async (middleware: MiddlewareFunction, state: Partial<AppState>) => {
    const store = createAppStore(state);
    const refuseVisitor = () => Promise.reject(new Error('refused'));
    const api = createApi(() => Promise.reject(new Error('no call')));
    const args = { context: provideServices({ api, store, refuseVisitor }) };
    await middleware(args as unknown as Parameters<MiddlewareFunction>[0], () => Promise.resolve(undefined));
    return store.getState();
  };

  it('refuses a visitor without login, and nobody else', async () => {
    await expect(enter(requireLogin, {})).rejects.toThrow('refused');
    await expect(enter(requireLogin, stateOf(session))).resolves.toMatchObject({ loginId: 'hong1234' });
  });

  it('keeps the store on the list that is entered', async () => {
    await expect(enter(resetStateOfList('qna'), reading)).resolves.toMatchObject({
      currentList: 'qna',
      currentPage: 1,
    });
  });
});
