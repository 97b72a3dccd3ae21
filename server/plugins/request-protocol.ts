import { AsyncLocalStorage } from 'node:async_hooks';

/** What a page was asked over, for the calls that it makes in process: those have no connection that could tell. */
export const requestProtocol = new AsyncLocalStorage<string>();
