import { expect, it } from 'vitest';
import { createAppStore } from './app-store.ts';

it('spec 3 and 9: the state begins with nobody, on page 1 at scroll 1, without the chat', () => {
  expect(createAppStore().getState()).toMatchObject({
    userInfo: null,
    loginId: '',
    roles: [],
    userName: '',
    category: '',
    currentPage: 1,
    currentScroll: 1,
    currentList: '',
    currentCategory: '',
    isChatVisible: false,
  });
});
