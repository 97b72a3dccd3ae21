import type { Params, RouterContext } from 'react-router';
import { createContext, RouterContextProvider } from 'react-router';
import type { Api } from '../api/api-client.ts';
import type { AppStore } from '../app-store.ts';

export interface RefusedNavigation extends WithContext {
  request: Request;
  params: Params;
}

/** Services for loaders and middleware. On the server each render has its own. */
export interface LoaderServices {
  api: Api;
  store: AppStore;
  /** Ends the navigation of a visitor who must log in first. Browser: asks and stays. Server: refuses. */
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

/** `const api = apiFrom(args)`. On the server it calls in process, in the browser by fetch. */
export const apiFrom = (args: WithContext): Api => servicesFrom(args).api;
