import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Context } from '#server/context.ts';
import type { Observed } from '#server/db/observe-reads.ts';
import type { CachedHead } from '#server/cache/cached-head.ts';
import { MAX_AGE_MS } from '#server/cache/response-cache.ts';
import { observeReads } from '#server/db/observe-reads.ts';
import { countView, visitorKeyOf } from '#server/documents/document-visit.queries.ts';
import { encodingFor } from '../compress-page.ts';
import type { Versions } from './content-versions.ts';
import { readVersions } from './content-versions.ts';
import { CachedPage } from './cached-page.ts';
import { tablesReader } from './tables-read.ts';
import { sendFromCache } from './send-cached.ts';
import { cacheKey } from './cache-key.ts';
import type { PageRequest } from './direct-request.ts';

const MOST_PAGES = 500;
const MOST_BYTES = 32 * 1024 * 1024;

/** A page that is shown so often while it is cached is worth drawing again before it gets too old. */
export const BUSY_FROM = 20;
export const DRAWN_AGAIN_FROM_MS = MAX_AGE_MS * 0.75;

/** A page rendered for one visitor. */
export interface Rendering {
  status: number;
  html: string;
  /** See `styleSourceOf`. */
  styleSource: string | null;
  location: string | null;
  faults: readonly unknown[];
  setCookies: readonly string[];
}

interface Found {
  page: CachedPage;
  head: CachedHead;
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
  const tablesOf = tablesReader(context);
  const pages = new LRUCache<string, CachedPage>({
    max: MOST_PAGES,
    maxSize: MOST_BYTES,
    sizeCalculation: ({ size }) => size,
  });
  const beingDrawn = new Map<string, Promise<CachedPage | null>>();
  const redrawing = new WeakSet<IncomingMessage>();
  return { serveCached, answerNow, page };

  function serveCached(app: FastifyInstance): void {
    app.addHook('onRequest', (request, reply, done) => {
      const found = find(request);
      const answered =
        found !== null && orFalse(() => isSentNow(found, request, reply.raw) || answerWith(found, request, reply.raw));
      if (answered === false) return done();
      if (answered === true) return void reply.hijack();
      void answered.then((isAnswered) => (isAnswered ? reply.hijack() : done()));
    });
  }

  function find(request: PageRequest): Found | null {
    const name = cacheKey(request, context.config);
    const page = name === null ? undefined : pages.get(name);
    return page?.head && isYoung(page) && !drawsAgain(page, request) ? { page, head: page.head } : null;
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

  function answerNow(request: PageRequest, response: ServerResponse): boolean {
    const found = find(request);
    return found !== null && orFalse(() => isSentNow(found, request, response)) === true;
  }

  function isSentNow({ page, head }: Found, request: PageRequest, response: ServerResponse): boolean {
    const now = versions();
    // Asked again by the hook, which waits for it.
    if (now instanceof Promise) void now.catch(() => undefined);
    if (now instanceof Promise || !page.isValidAt(now) || newViewer(page, request) !== null) return false;
    const encoding = encodingFor(request);
    const bytes = page.bodyFor(encoding);
    if (bytes instanceof Promise) return false;
    sendFromCache(request, response, { page, head, encoding, bytes });
    page.shown += 1;
    onShown(request);
    return true;
  }

  async function answerWith(found: Found, request: PageRequest, response: ServerResponse): Promise<boolean> {
    const { page } = found;
    if (!page.isValidAt(await versions())) return false;
    const viewer = newViewer(page, request);
    if (viewer !== null) await countViewOf(page, viewer);
    const encoding = encodingFor(request);
    sendFromCache(request, response, { ...found, encoding, bytes: await page.bodyFor(encoding) });
    page.shown += 1;
    onShown(request);
    return true;
  }

  async function page(request: FastifyRequest, draw: () => Promise<Rendering>): Promise<Rendering | CachedPage> {
    const name = cacheKey(request, context.config);
    // Before any read: a change during rendering then invalidates the page.
    const asOf = name === null ? null : await (async () => versions())().catch(() => null);
    if (name === null || asOf === null) return draw();
    const cached = pages.get(name);
    if (cached && !redrawing.has(request.raw) && isYoung(cached) && cached.isValidAt(asOf))
      return shownTo(request, cached);
    const drawing = `${asOf.total} ${name}`;
    const shared = await beingDrawn.get(drawing);
    if (shared) return shownTo(request, shared);

    const drawn = renderAndStore(name, asOf, draw);
    const keeping = drawn.then(
      (result) => (result instanceof CachedPage ? result : null),
      () => null,
    );
    beingDrawn.set(drawing, keeping);
    const result = await drawn.finally(() => beingDrawn.delete(drawing));
    // Its view was counted while rendering.
    if (result instanceof CachedPage && result.viewed.size > 0)
      result.counted.add(visitorKeyOf(context, request, null));
    return result;
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

  function isYoung(cached: CachedPage): boolean {
    const age = ageOf(cached);
    return age >= 0 && age < MAX_AGE_MS;
  }

  function ageOf({ madeAt }: CachedPage): number {
    return context.clock.now().getTime() - madeAt;
  }

  /** Whether this visitor draws a busy page again shortly before it gets too old, so that the others need not wait. */
  function drawsAgain(cached: CachedPage, { raw }: PageRequest): boolean {
    if (redrawing.has(raw)) return true;
    if (cached.shown < BUSY_FROM || ageOf(cached) < DRAWN_AGAIN_FROM_MS || cached.isDrawnAgain) return false;
    cached.isDrawnAgain = true;
    redrawing.add(raw);
    return true;
  }

  async function shownTo(request: FastifyRequest, cached: CachedPage): Promise<CachedPage> {
    const viewer = newViewer(cached, request);
    if (viewer !== null) await countViewOf(cached, viewer);
    return cached;
  }

  /** The visitor's key, if this is the first view and must be counted; else null. */
  function newViewer({ viewed, counted }: CachedPage, request: PageRequest): string | null {
    if (viewed.size === 0) return null;
    const viewer = visitorKeyOf(context, request, null);
    return counted.has(viewer) ? null : viewer;
  }

  async function countViewOf({ viewed, counted }: CachedPage, viewer: string): Promise<void> {
    for (const documentId of viewed) await countView(context, documentId, viewer);
    counted.add(viewer);
  }
}
