import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { CachedHead } from '#server/cache/cached-head.ts';
import { MAX_AGE_MS } from '#server/cache/response-cache.ts';
import { CachedPage } from './cached-page.ts';
import type { PageRequest } from '#server/plugins/direct/direct-request.ts';
import {
  BUSY_FROM,
  DRAWN_AGAIN_FROM_MS,
  MAX_AGE_DRAWN_AGAIN_MS,
  NEXT_DRAWING_AFTER_MS,
  StoredPages,
} from './stored-pages.ts';

function openStore() {
  let now = 0;
  const clock = { now: () => new Date(now) };
  const store = new StoredPages({ clock, config: { isPublicUrlGiven: true } } as ConstructorParameters<
    typeof StoredPages
  >[0]);
  const set = (text: string, name = '/notice') => {
    const versions = { total: 0, of: new Map() };
    const made = { styleSource: null, madeAt: now, viewed: new Set<string>(), tables: [], versions };
    const page = new CachedPage({ ...made, html: Buffer.from(text) });
    store.set(name, page);
    return page;
  };
  const ask = () => ({ raw: { method: 'GET', url: '/notice', headers: {} } as IncomingMessage }) as PageRequest;
  const found = (request = ask()) => {
    const body = store.find(request)?.page.bodyFor('identity');
    return Buffer.isBuffer(body) ? body.toString() : null;
  };
  return { store, set, ask, found, advance: (ms: number) => (now += ms) };
}

it('sends the page before until the next one has been sent once', () => {
  const { set, found } = openStore();
  const first = set('first');
  expect(found()).toBeNull();
  first.head = new CachedHead({});
  expect(found()).toBe('first');
  const second = set('second');
  expect(found()).toBe('first');
  // The second has never been sent, so the first is still the one before.
  const third = set('third');
  expect(found()).toBe('first');
  third.head = new CachedHead({});
  expect(found()).toBe('third');
  expect([second.previous, third.previous]).toEqual([first, null]);
});

it('sends no page that got too old, even if the next one waits for its first response', () => {
  const { set, found, advance } = openStore();
  set('first').head = new CachedHead({});
  advance(MAX_AGE_MS - 1);
  set('second');
  expect(found()).toBe('first');
  advance(1);
  expect(found()).toBeNull();
});

it('sends a busy page that got too old while one request draws it again, but not for ever', () => {
  const { set, ask, found, advance } = openStore();
  const page = set('busy');
  page.head = new CachedHead({});
  page.shown = BUSY_FROM;
  advance(MAX_AGE_MS);
  const first = ask();
  expect([found(first), found(first), found(), found()]).toEqual([null, null, 'busy', 'busy']);
  // Others are stored meanwhile.
  set('faq', '/faq');
  expect(found()).toBe('busy');
  advance(MAX_AGE_DRAWN_AGAIN_MS - MAX_AGE_MS);
  expect(found()).toBeNull();
});

it('lets the next request draw a busy page again when nothing came of the one before', () => {
  const { set, found, advance } = openStore();
  const page = set('busy');
  page.head = new CachedHead({});
  page.shown = BUSY_FROM;
  advance(DRAWN_AGAIN_FROM_MS);
  expect([found(), found()]).toEqual([null, 'busy']);
  advance(NEXT_DRAWING_AFTER_MS - 1);
  expect(found()).toBe('busy');
  advance(1);
  expect([found(), found()]).toEqual([null, 'busy']);
});

it('draws a busy page anew that nobody has asked for meanwhile for too long', () => {
  const { set, found, advance } = openStore();
  const page = set('busy');
  page.head = new CachedHead({});
  page.shown = BUSY_FROM;
  advance(MAX_AGE_DRAWN_AGAIN_MS);
  expect([found(), found()]).toEqual([null, null]);
});

it('holds no page that got too old once another is stored', () => {
  const { store, set, advance } = openStore();
  set('terms', '/terms');
  advance(1);
  set('faq', '/faq');
  expect(store.size).toBe(2);
  advance(MAX_AGE_MS - 1);
  set('notice');
  expect(store.size).toBe(2);
});
