import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { inject as provided } from 'vitest';
import type { AppOptions } from '#server/app.ts';
import { buildApp } from '#server/app.ts';
import type { Config } from '#server/config.ts';
import { readConfig } from '#server/config.ts';
import type { Context } from '#server/context.ts';
import { openContext } from '#server/open-context.ts';
import { CLIENT_HEADER, INSTANCE_HEADER, startProxy } from './proxy.ts';
import { startS3 } from '../s3/start-s3.ts';
import { createTestDatabase } from '../database/test-database.ts';

interface Instance {
  app: FastifyInstance;
  context: Context;
}

export interface Sent {
  token?: string;
  cookies?: Record<string, string>;
  headers?: Record<string, string>;
  /** Instance that shall answer; by default they alternate. */
  by?: 0 | 1;
  /** Client address. */
  from?: string;
}

export interface Answered {
  status: number;
  code: string;
  // oxlint-disable-next-line typescript/no-explicit-any -- a test looks into answers of every shape
  data: any;
  text: string;
  headers: Headers;
  cookies: Record<string, string>;
}

export interface TwoInstances {
  /** Origin of the proxy. */
  origin: string;
  both: readonly [Instance, Instance];
  advance(ms: number): void;
  post(path: string, body: object | FormData, sent?: Sent): Promise<Answered>;
  get(path: string, sent?: Sent): Promise<Answered>;
  stop(): Promise<void>;
}

/** Two instances as in production: one PostgreSQL, one bucket, a folder each, and a proxy in front. */
export async function startTwoInstances(
  overrides: Partial<Config> = {},
  options: AppOptions = {},
): Promise<TwoInstances> {
  let now = new Date('2026-11-21T03:00:00.000Z').getTime();
  const clock = { now: () => new Date(now) };
  const database = await createTestDatabase(provided('databaseTemplate'), '');
  const s3 = await startS3();
  const start = () => startOne({ databaseUrl: database.url, storage: s3.config, ...overrides }, clock, options);
  // Started concurrently, as after an update.
  const both = await Promise.all([start(), start()] as const);
  const proxy = await startProxy(both.map(({ app }) => app.listeningOrigin));

  const call = async (method: string, path: string, body: object | FormData | undefined, sent: Sent = {}) => {
    const response = await fetch(`${proxy.origin}${path}`, {
      method,
      ...withBody(body),
      headers: headersOf(body, sent),
    });
    return answered(response);
  };
  return {
    origin: proxy.origin,
    both,
    advance: (ms) => void (now += ms),
    post: (path, body, sent) => call('POST', path, body, sent),
    get: (path, sent) => call('GET', path, undefined, sent),
    async stop() {
      await proxy.stop();
      await Promise.all(both.map((one) => one.stop()));
      await s3.stop();
      await database.drop();
    },
  };
}

async function startOne(overrides: Partial<Config>, clock: Context['clock'], options: AppOptions) {
  const folder = await mkdtemp(join(tmpdir(), 'portal-instance-'));
  const config: Config = {
    ...readConfig({ DATA_DIR: folder, BOT_CHECK: 'none', SEED: 'none', LOG_LEVEL: 'silent' }),
    trustProxy: ['127.0.0.1'],
    ...overrides,
  };
  const { context, close } = await openContext(config, pino({ level: config.logLevel }), clock);
  const app = await buildApp(context, options);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const stop = async () => {
    await app.close();
    await close();
    await rm(folder, { recursive: true, force: true });
  };
  return { app, context, stop };
}

const withBody = (body: object | FormData | undefined) =>
  body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) };

function headersOf(body: object | FormData | undefined, { token, cookies, headers, by, from }: Sent) {
  const cookie = Object.entries(cookies ?? {}).map(([name, value]) => `${name}=${value}`);
  return {
    ...(body !== undefined && !(body instanceof FormData) && { 'content-type': 'application/json' }),
    ...(token && { authorization: `Bearer ${token}` }),
    ...(cookie.length > 0 && { cookie: cookie.join('; ') }),
    ...(by !== undefined && { [INSTANCE_HEADER]: String(by) }),
    ...(from && { [CLIENT_HEADER]: from }),
    ...headers,
  };
}

async function answered(response: Response): Promise<Answered> {
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('application/json') ?? false;
  const body = (isJson ? JSON.parse(text) : {}) as { responseCode?: string; data?: unknown };
  const cookies = response.headers.getSetCookie().map((line) => /^([^=]+)=([^;]*)/.exec(line) ?? []);
  return {
    status: response.status,
    code: body.responseCode ?? '',
    data: body.data ?? body,
    text,
    headers: response.headers,
    cookies: Object.fromEntries(cookies.map(([, name = '', value = '']) => [name, value])),
  };
}
