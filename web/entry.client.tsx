import './lib/import-chunk.ts';
import './styles.css';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, createPath, matchRoutes, replace } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { stateOnOpening } from './features/users/sessions/route-guard.ts';
import { currentSession, stateOf } from './lib/session/session.ts';
import { createApi } from './lib/api/api-client.ts';
import { LoginRequired } from './lib/api/login-required.ts';
import { AppProvider } from './lib/app-context.tsx';
import { createAppStore } from './lib/app-store.ts';
import { fetchTransport } from './lib/api/fetch-transport.ts';
import { readHydration } from './lib/page/hydration.ts';
import type { RefusedNavigation } from './lib/page/loader-context.ts';
import { provideServices } from './lib/page/loader-context.ts';
import { Document } from './root.tsx';
import { routes } from './routes.tsx';
import { handleOf } from '#web/lib/page/route-handle.ts';
import { createDialogController } from './lib/dialog/dialog-controller.ts';
import { askToLogIn } from './lib/failures/ask-to-log-in.ts';
import { alertFailure } from './lib/failures/alert-failure.ts';
import { resetScrollAfterNavigation } from './shell/scroll/scroll-reset.ts';
import { createToastController } from './lib/dialog/toast-controller.ts';

async function start() {
  // A task of its own: to execute React took one.
  await new Promise((done) => setTimeout(done));
  const { json, settings, loaderData, errors } = readHydration();
  // Same state as the server rendered, which knows only the cookie. Without cookies: set after hydration.
  const store = createAppStore(stateOf(navigator.cookieEnabled ? currentSession() : null));
  const dialog = createDialogController();
  const api = createApi(fetchTransport, (failure) => alertFailure(failure, dialog, store));

  const matches = matchRoutes(routes, location) ?? [];
  // Hydration needs the code of lazy routes before the first render.
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
  const list = handleOf(matches.at(-1)?.route)?.list;
  if (list) store.setState((state) => stateOnOpening(list, state));

  const services = {
    api,
    store,
    refuseVisitor: async ({ request }: RefusedNavigation) => {
      const { location, matches } = router.state;
      const canStay = handleOf(matches.at(-1)?.route)?.access !== 'login';
      askToLogIn(dialog, store, { wanted: request.url, canStay });
      // No navigation while the dialog is open: the current page stays, or the page that refuses is shown.
      if (canStay) throw replace(createPath(location));
      throw new LoginRequired();
    },
  };
  const router = createBrowserRouter(routes, {
    hydrationData: { loaderData, errors },
    getContext: () => provideServices(services),
  });
  resetScrollAfterNavigation(router, store);

  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Document hydrationJson={json}>
          <AppProvider services={{ api, store, dialog, toast: createToastController(), settings }}>
            <RouterProvider router={router} />
          </AppProvider>
        </Document>
      </StrictMode>,
    );
  });
}

void start();
