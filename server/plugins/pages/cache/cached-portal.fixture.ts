import type { InjectOptions } from 'fastify';
import type { Logger } from 'pino';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import { createApi } from '#web/lib/api/api-client.ts';
import type { Api } from '#web/lib/api/api-client.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { buildApp } from '#server/app.ts';
import type { AppOptions } from '#server/app.ts';
import { openContext } from '#server/open-context.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import type { TestApp } from '#server/testing/build-test-app.ts';
import type { Renderer } from '#server/plugins/pages.ts';

/** API calls of each page, without rendering. */
const SCREENS: [RegExp, (api: Api, id: string) => Promise<unknown>][] = [
  [/^\/$/, (api) => Promise.all([list(api), api.post('/api/v1/board/reference-home')])],
  [/^\/notice(?![A-Z])(?:\?page=(\d+))?/, (api, page) => list(api, Number(page || 1))],
  [
    /^\/noticeDetail\/([\w-]+)/,
    (api, documentId) =>
      Promise.all([
        api.post('/api/v1/board/detail-free', { documentId }),
        api.post('/api/v1/board/replyList', { documentId }),
      ]),
  ],
  [/^\/terms/, (api) => api.post('/api/v1/site/term', { kind: 'terms-of-use' })],
  [/^\/search/, (api) => api.post('/api/v1/search/documents', { query: '점검' })],
];

const list = (api: Api, page = 1) => api.post('/api/v1/board/list', { boardType: 'notice', page });

/** Renders like the real renderer: settings first, then the page's API calls as this visitor. */
export function plainRenderer(): Renderer & { drawn: string[] } {
  const drawn: string[] = [];
  return {
    drawn,
    assets: { script: '/entry.js', css: '', stylesheets: [], fonts: '/fonts.css', modulesFor: () => [] },
    async render({ url }, { transport, token, settings: given }) {
      const path = new URL(url).pathname + new URL(url).search;
      drawn.push(path);
      const api = createApi(transport);
      const settings = given ?? (await api.get('/api/v1/site/settings'));
      const [, load, id = ''] = matching(path);
      const [status, data] = await load(api, id).then(
        (loaded) => [200, loaded] as const,
        (error: unknown) => [error instanceof ApiError ? error.status : 500, null] as const,
      );
      const html = `<!doctype html><p>${JSON.stringify({ token, settings, data, padding: '여백'.repeat(300) })}</p>`;
      return { status, html, location: null, faults: [] };
    },
    finish: async (_url, html) => ({ html: Buffer.from(html), styleSource: null }),
  };
}

function matching(path: string) {
  for (const [pattern, load] of SCREENS) {
    const found = pattern.exec(path);
    if (found) return [path, load, found[1]] as const;
  }
  return [path, () => Promise.reject(new ApiError(404, 'CM04', ''))] as const;
}

const production = (renderer: Renderer): AppOptions => ({ pages: { mode: 'production', root: '/nowhere', renderer } });

/** A portal with page cache, and another instance on the same database. */
export async function openCachedPortal(overrides: Parameters<typeof buildTestApp>[0] = {}, log?: Logger) {
  const renderer = plainRenderer();
  const portal = await buildTestApp(overrides, production(renderer), log);
  return { portal, drawn: renderer.drawn, see: seeing(portal.app), another: () => anotherInstance(portal) };
}

async function anotherInstance({ context: { config, clock } }: TestApp) {
  const { context, close } = await openContext(config, pino({ level: 'silent' }), clock);
  const app = await buildApp(context, production(plainRenderer()));
  onTestFinished(async () => {
    await app.close();
    await close();
  });
  return { app, context, see: seeing(app) };
}

export type See = ReturnType<typeof seeing>;

const seeing =
  (app: TestApp['app']) =>
  (url: string, options: Omit<InjectOptions, 'url'> = {}) =>
    app.inject({ url, ...options });
