import { createStore } from 'zustand/vanilla';
import type { Role } from '#shared/permissions.ts';
import type { Session } from '../features/users/session/token.ts';

/** Session and app state, field by field as specification point 3 lists it; `currentSearch` and `resume` are ours. */
export interface AppState {
  userInfo: Session | null;
  loginId: string;
  roles: readonly Role[];
  userName: string;
  category: string;
  currentPage: number;
  currentScroll: number;
  currentList: string;
  /** The query of the list being read, so that a page under it can lead back to exactly that. */
  currentSearch: string;
  currentCategory: string;
  isChatVisible: boolean;
  /** After a log-in: the page that it stood in the way of, for '/' to offer. */
  resume: { to: string; title: string } | null;
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
  resume: null,
};

/** One per running app: a store shared by the requests of a server would show one visitor's name to another. */
export const createAppStore = (initial: Partial<AppState> = {}) =>
  createStore<AppState>()(() => ({ ...INITIAL_STATE, ...initial }));

export type AppStore = ReturnType<typeof createAppStore>;
