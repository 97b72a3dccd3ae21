import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import type { RouteObject, StaticHandlerContext } from 'react-router';
import { createStaticRouter, StaticRouterProvider } from 'react-router';
import placeholder from './fonts/placeholder.woff2?inline';
import { stateOf } from './lib/session/session.ts';
import { readSession } from './lib/session/token.ts';
import { createApi } from './lib/api/api-client.ts';
import type { Transport } from './lib/api/api-client.ts';
import { ApiError } from './lib/api/api-error.ts';
import { LoginRequired } from './lib/api/login-required.ts';
import { AppProvider } from './lib/app-context.tsx';
import type { Settings } from './lib/app-context.tsx';
import { createAppStore } from './lib/app-store.ts';
import { writeHydration } from './lib/page/hydration.ts';
import { fontRules } from './lib/before-hydration/font-rules.ts';
import { apiFrom, provideServices } from './lib/page/loader-context.ts';
import type { LoaderServices, RefusedNavigation } from './lib/page/loader-context.ts';
import { assetElements } from './lib/page/asset-elements.tsx';
import { renderToHtml } from './lib/page/render-to-html.ts';
import { staticHandlers } from './lib/page/static-handlers.ts';
import { Document } from './root.tsx';
import { routes } from './routes.tsx';
import { handleFrom, handleOf } from '#web/lib/page/route-handle.ts';
import { createDialogController } from './lib/dialog/dialog-controller.ts';
import { createToastController } from './lib/dialog/toast-controller.ts';

export interface RenderContext {
  /** The visitor's token from the cookie. Used for display only; the API verifies it with every call. */
  token: string | null;
  /** Calls the API in process, as this visitor. */
  transport: Transport;
  /** Null: asked of the API. */
  settings: Settings | null;
  assets: {
    /** URL of the first script (`entry.first.ts`). */
    script: string;
    /** Style rules as text, inlined into the page. */
    css: string;
    /** URLs of style sheets that follow after the first paint: `css` may hold only what the page's own HTML needs. */
    stylesheets: readonly string[];
    /** URL of the web font's style sheet. */
    fonts: string;
    /** Script files for these modules under `pages/`, in execution order; the last one hydrates. */
    modulesFor(pages: string[]): string[];
  };
}

export interface RenderedPage {
  status: number;
  /** Empty for a redirect. */
  html: string;
  /** Redirect target, or null. */
  location: string | null;
  /** Unexpected errors during rendering, for the log. The page does not show them. */
  faults: unknown[];
}

const handlerFor = staticHandlers(routes);

export async function render(
  request: Request,
  { token, transport, assets, settings: known }: RenderContext,
): Promise<RenderedPage> {
  const failedCalls: ApiError[] = [];
  const api = createApi(transport, (error) => error.status >= 500 && failedCalls.push(error));
  const settings = known ?? (await api.get('/api/v1/site/settings'));
  const store = createAppStore(stateOf(readSession(token)));
  const loaded = await load(request, { api, store, refuseVisitor });
  if (loaded instanceof Response) {
    return { status: loaded.status, html: '', location: loaded.headers.get('location'), faults: [] };
  }

  const faults = Object.values(loaded.errors ?? {}).filter((error) => !(error instanceof ApiError));
  // The page may be shown although an API call failed, but it must not be cached.
  if (loaded.statusCode === 200) faults.push(...failedCalls);
  const draw = (page: StaticHandlerContext) => {
    const modules = assets.modulesFor(page.matches.flatMap(({ route }) => handleOf(route)?.module ?? []));
    const document = (
      <PlaceholderFirst>
        <Document
          hydrationJson={writeHydration(settings, page)}
          assets={assetElements({ ...assets, css: assets.css + fontRules(placeholder), modules })}
        >
          <AppProvider
            services={{ api, store, settings, dialog: createDialogController(), toast: createToastController() }}
          >
            <StaticRouterProvider
              router={createStaticRouter(matchedRoutes(page), page)}
              context={page}
              hydrate={false}
            />
          </AppProvider>
        </Document>
      </PlaceholderFirst>
    );
    return renderToHtml(document, (fault) => faults.push(fault));
  };

  try {
    return { status: loaded.statusCode, html: await draw(loaded), location: null, faults };
  } catch (error) {
    return { status: 500, html: await draw(withError(loaded, error)), location: null, faults };
  }
}

/** The static router prepares all routes that it is given anew, with every page. */
const matchedRoutes = ({ matches }: StaticHandlerContext): RouteObject[] =>
  matches.map(({ route }) => ({ ...route, children: undefined }));

/** A font in a data: URL is decoded asynchronously. Preloading makes it available for the first layout. */
function PlaceholderFirst({ children }: { children: ReactNode }) {
  preload(placeholder, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  return children;
}

/** The page with the error in place of the screen: React does not use error boundaries on the server. */
function withError(page: StaticHandlerContext, error: unknown): StaticHandlerContext {
  const boundary = page.matches.findLast(({ route }) => route.ErrorBoundary)?.route.id;
  return { ...page, statusCode: 500, errors: boundary === undefined ? null : { [boundary]: error } };
}

/** Runs middleware and loaders. React Router runs middleware only around `generateMiddlewareResponse`. */
async function load(request: Request, services: LoaderServices): Promise<StaticHandlerContext | Response> {
  let loaded: StaticHandlerContext | null = null;
  const answer = await handlerFor(new URL(request.url).pathname).query(request, {
    requestContext: provideServices(services),
    generateMiddlewareResponse: async (query) => {
      const result = await query(request);
      if (result instanceof Response) return result;
      loaded = result;
      return new Response();
    },
  });
  return loaded ?? answer;
}

async function refuseVisitor(args: RefusedNavigation): Promise<never> {
  const documentId = handleFrom(args).hasPreview ? args.params.id : undefined;
  if (documentId === undefined) throw new LoginRequired();
  // Null also if the document does not exist or is private: the refusal must look the same.
  const preview = await apiFrom(args)
    .post('/api/v1/board/preview', { documentId }, { signal: args.request.signal })
    .catch(() => null);
  throw new LoginRequired(preview);
}
