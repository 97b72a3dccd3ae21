import { AsyncLocalStorage } from 'node:async_hooks';

/** Protocol of the page request, for its in-process API calls, which have no connection of their own. */
export const requestProtocol = new AsyncLocalStorage<string>();
