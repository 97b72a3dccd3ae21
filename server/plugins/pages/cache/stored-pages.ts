import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { Context } from '#server/context.ts';
import type { CachedHead } from '#server/cache/cached-head.ts';
import { MAX_AGE_MS } from '#server/cache/response-cache.ts';
import { cacheKey } from './cache-key.ts';
import type { CachedPage } from './cached-page.ts';
import type { PageRequest } from '#server/plugins/direct/direct-request.ts';

const MOST_PAGES = 500;
const MOST_BYTES = 32 * 1024 * 1024;

/** A page shown this often is rendered again shortly before it gets too old. */
export const BUSY_FROM = 20;
export const DRAWN_AGAIN_FROM_MS = MAX_AGE_MS * 0.75;
/** While one request draws a busy page again, the others get it up to this age: all would wait for a slow drawing. */
export const MAX_AGE_DRAWN_AGAIN_MS = MAX_AGE_MS * 2;
/** Then the next request draws it: the visitor of the one before may have left, or its drawing failed. */
export const NEXT_DRAWING_AFTER_MS = MAX_AGE_MS / 2;

/** A stored page with the head of its first response. */
export interface Sendable {
  page: CachedPage;
  head: CachedHead;
}

/** Stored pages with their age; whether their tables have changed is the caller's check (`isValidAt`). */
export class StoredPages {
  readonly #context: Pick<Context, 'clock' | 'config'>;
  readonly #pages = new LRUCache<string, CachedPage>({
    max: MOST_PAGES,
    maxSize: MOST_BYTES,
    sizeCalculation: ({ size }) => size,
  });
  readonly #redrawing = new WeakSet<IncomingMessage>();

  constructor(context: Pick<Context, 'clock' | 'config'>) {
    this.#context = context;
  }

  /** The page of a request if it can be sent as it is; null if it must be rendered. */
  find(request: PageRequest): Sendable | null {
    const name = cacheKey(request, this.#context.config);
    const page = name === null ? null : this.#withHead(name);
    if (!page?.head) return null;
    const age = this.#ageOf(page);
    if (!isYoung(age, mostAgeOf(page)) || this.#drawsAgain(page, age, request)) return null;
    return { page, head: page.head };
  }

  /** The page that can be sent at once. Otherwise all visitors of a busy page would wait for its compression. */
  #withHead(name: string): CachedPage | null {
    const page = this.#pages.get(name) ?? null;
    if (!page?.head) return page?.previous ?? null;
    page.previous = null;
    return page;
  }

  /** The page with this key, unless it is too old or `request` has to render it again. */
  get(name: string, { raw }: Pick<PageRequest, 'raw'>): CachedPage | null {
    const page = this.#pages.get(name);
    return page && !this.#redrawing.has(raw) && isYoung(this.#ageOf(page)) ? page : null;
  }

  set(name: string, page: CachedPage): void {
    page.previous = this.#withHead(name);
    this.#dropOld();
    this.#pages.set(name, page);
  }

  get size(): number {
    return this.#pages.size;
  }

  /** Pages that got too old are never sent again; without this, the store would soon be full of them. */
  #dropOld(): void {
    const old = [...this.#pages].filter(([, page]) => !isYoung(this.#ageOf(page), mostAgeOf(page)));
    for (const [name] of old) this.#pages.delete(name);
  }

  #ageOf({ madeAt }: CachedPage): number {
    return this.#context.clock.now().getTime() - madeAt;
  }

  /** Whether this request renders a busy page again, best shortly before it gets too old, so that others need not wait. */
  #drawsAgain(page: CachedPage, age: number, { raw }: PageRequest): boolean {
    if (this.#redrawing.has(raw)) return true;
    if (page.shown < BUSY_FROM || age < DRAWN_AGAIN_FROM_MS) return false;
    if (age - page.drawnAgainAt < NEXT_DRAWING_AFTER_MS) return false;
    page.drawnAgainAt = age;
    this.#redrawing.add(raw);
    return true;
  }
}

const isYoung = (age: number, most = MAX_AGE_MS) => age >= 0 && age < most;
const mostAgeOf = ({ shown }: CachedPage) => (shown < BUSY_FROM ? MAX_AGE_MS : MAX_AGE_DRAWN_AGAIN_MS);
