import { createStore } from 'zustand/vanilla';
import type { Role } from '#shared/permissions.ts';
import type { Session } from './session/token.ts';

/** Session and app state, with the fields of specification point 3. `currentSearch` and what follows `isChatVisible` are additions. */
export interface AppState {
  userInfo: Session | null;
  loginId: string;
  roles: readonly Role[];
  userName: string;
  category: string;
  currentPage: number;
  currentScroll: number;
  currentList: string;
  /** Query string of the list, so that a detail page can link back to the same list state. */
  currentSearch: string;
  currentCategory: string;
  isChatVisible: boolean;
  /** Unread notifications of the member, as of the last navigation. */
  unreadCount: number;
  /** After a login, the page that required it; after a sign-up, the login. '/' offers a link to it. */
  resume: { to: string; label: string } | null;
  /** ID of an account that was just signed up. The login begins with it. */
  newUserId?: string;
}

export const INITIAL_STATE: AppState = {
  userInfo: null,
  loginId: '',
  roles: [],
  userName: '',
  category: '',
  currentPage: 1,
  currentScroll: 1,
  currentList: '',
  currentSearch: '',
  currentCategory: '',
  isChatVisible: false,
  unreadCount: 0,
  resume: null,
};

/** One store per running app: on the server, a shared store would show one visitor's name to another. */
export const createAppStore = (initial: Partial<AppState> = {}) =>
  createStore<AppState>()(() => ({ ...INITIAL_STATE, ...initial }));

export type AppStore = ReturnType<typeof createAppStore>;
