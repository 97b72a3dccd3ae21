import type { Params, RouterContext } from 'react-router';
import { createContext, RouterContextProvider } from 'react-router';
import type { Api } from './api/api-client.ts';
import type { AppStore } from './app-store.ts';

/** Which page is refused. */
export interface RefusedNavigation extends WithContext {
  request: Request;
  params: Params;
}

/** What loaders and middleware may reach; each render on the server has its own. */
export interface LoaderServices {
  api: Api;
  store: AppStore;
  /** Ends the navigation of a visitor who must log in first: the browser asks to and stays, the server refuses. */
  refuseVisitor(args: RefusedNavigation): Promise<never>;
}

const services: RouterContext<LoaderServices> = createContext<LoaderServices>();

export function provideServices(value: LoaderServices): RouterContextProvider {
  return new RouterContextProvider(new Map([[services, value]]));
}

interface WithContext {
  context: Readonly<RouterContextProvider>;
}

export const servicesFrom = (args: WithContext): LoaderServices => args.context.get(services);

/** `const api = apiFrom(args)`: the same loader calls in process on the server and by fetch in the browser. */
export const apiFrom = (args: WithContext): Api => servicesFrom(args).api;
