import type { ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '#server/context.ts';
import type { Observed } from '#server/db/observe-reads.ts';
import { observeReads } from '#server/db/observe-reads.ts';
import { encodingFor } from '../compress-page.ts';
import type { Versions } from './content-versions.ts';
import { readVersions } from './content-versions.ts';
import { cacheKey } from './cache-key.ts';
import { CachedPage } from './cached-page.ts';
import type { PageRequest } from '#server/plugins/direct/direct-request.ts';
import { countViewOf, newViewer, noteCountedView } from './page-views.ts';
import type { SentBody } from './send-cached.ts';
import { sendFromCache } from './send-cached.ts';
import type { Sendable } from './stored-pages.ts';
import { StoredPages } from './stored-pages.ts';
import { tablesReader } from './tables-read.ts';

/** A page rendered for one visitor. */
export interface Rendering {
  status: number;
  html: Buffer;
  /** See `styleSourceOf`. */
  styleSource: string | null;
  location: string | null;
  faults: readonly unknown[];
  setCookies: readonly string[];
}

export interface PageCache {
  /** Answers from the cache, if nothing has to be waited for. */
  answerNow(request: PageRequest, response: ServerResponse): boolean;
  /** Answers from the cache before any other work for the request. */
  serveCached(app: FastifyInstance): void;
  /** Renders the page, once for concurrent requests, and caches it if it is the same for everybody. */
  page(request: FastifyRequest, draw: () => Promise<Rendering>): Promise<Rendering | CachedPage>;
}

/** Cache of public pages, valid until data that they show changes: docs/decisions/0014-page-cache.md */
export function openPageCache(context: Context, onShown: (request: PageRequest) => void): PageCache {
  const versions = readVersions(context);
  const pages = new StoredPages(context);
  const page = openRenderer(context, pages, versions);
  return { serveCached, answerNow, page };

  function serveCached(app: FastifyInstance): void {
    app.addHook('onRequest', (request, reply, done) => {
      const found = pages.find(request);
      const answered =
        found !== null && orFalse(() => isSentNow(found, request, reply.raw) || answerWith(found, request, reply.raw));
      if (answered === false) return done();
      if (answered === true) return void reply.hijack();
      void answered.then((isAnswered) => (isAnswered ? reply.hijack() : done()));
    });
  }

  function answerNow(request: PageRequest, response: ServerResponse): boolean {
    const found = pages.find(request);
    return found !== null && orFalse(() => isSentNow(found, request, response)) === true;
  }

  function isSentNow(found: Sendable, request: PageRequest, response: ServerResponse): boolean {
    const now = versions();
    // Asked again by the hook, which waits for it.
    if (now instanceof Promise) void now.catch(() => undefined);
    if (now instanceof Promise || !found.page.isValidAt(now)) return false;
    if (newViewer(context, found.page, request) !== null) return false;
    const encoding = encodingFor(request);
    const bytes = found.page.bodyFor(encoding);
    if (bytes instanceof Promise) return false;
    send(found, { encoding, bytes }, request, response);
    return true;
  }

  async function answerWith(found: Sendable, request: PageRequest, response: ServerResponse): Promise<boolean> {
    if (!found.page.isValidAt(await versions())) return false;
    await countViewOf(context, found.page, request);
    const encoding = encodingFor(request);
    send(found, { encoding, bytes: await found.page.bodyFor(encoding) }, request, response);
    return true;
  }

  function send(found: Sendable, body: SentBody, request: PageRequest, response: ServerResponse): void {
    sendFromCache(request, response, found, body);
    found.page.shown += 1;
    onShown(request);
  }
}

/** An error here counts as "not cached"; the normal rendering will report it. */
function orFalse(work: () => boolean | Promise<boolean>): boolean | Promise<boolean> {
  try {
    const result = work();
    return typeof result === 'boolean' ? result : result.catch(() => false);
  } catch {
    return false;
  }
}

/** Returns `PageCache.page`. */
function openRenderer(
  context: Context,
  pages: StoredPages,
  versions: () => Versions | Promise<Versions>,
): PageCache['page'] {
  const tablesOf = tablesReader(context);
  const beingDrawn = new Map<string, Promise<CachedPage | null>>();

  return async (request, draw) => {
    const name = cacheKey(request, context.config);
    // Before any read: a change during rendering then invalidates the page.
    const asOf = name === null ? null : await (async () => versions())().catch(() => null);
    if (name === null || asOf === null) return draw();
    const cached = pages.get(name, request);
    if (cached?.isValidAt(asOf)) return shownTo(request, cached);
    const drawing = `${asOf.total} ${name}`;
    // Nothing is awaited between the look and the entry: requests of one turn of the event loop take the same steps.
    const shared = beingDrawn.get(drawing);
    const sharedPage = shared && (await shared);
    if (sharedPage) return shownTo(request, sharedPage);

    const drawn = renderAndStore(name, asOf, draw);
    const keeping = drawn.then(
      (result) => (result instanceof CachedPage ? result : null),
      () => null,
    );
    beingDrawn.set(drawing, keeping);
    const result = await drawn.finally(() => beingDrawn.delete(drawing));
    if (result instanceof CachedPage) noteCountedView(context, result, request);
    return result;
  };

  async function shownTo(request: FastifyRequest, page: CachedPage): Promise<CachedPage> {
    await countViewOf(context, page, request);
    return page;
  }

  async function renderAndStore(
    name: string,
    asOf: Versions,
    draw: () => Promise<Rendering>,
  ): Promise<Rendering | CachedPage> {
    const madeAt = context.clock.now().getTime();
    const observed: Observed = { statements: new Set(), viewed: new Set() };
    const drawn = await observeReads(observed, draw);
    if (drawn.status !== 200 || drawn.faults.length > 0 || drawn.setCookies.length > 0) return drawn;
    const tables = await tablesOf(observed.statements);
    if (tables === null || ![...tables].every((table) => asOf.of.has(table))) return drawn;
    const page = new CachedPage({ ...drawn, madeAt, viewed: observed.viewed, tables, versions: asOf });
    pages.set(name, page);
    return page;
  }
}
