import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { Logger } from 'pino';
import { pino } from 'pino';
import { inject as provided, onTestFinished } from 'vitest';
import type { InputOf, PostPath } from '#shared/contract/calls.ts';
import type { AppOptions } from '../app.ts';
import { buildApp } from '../app.ts';
import type { Config } from '../config.ts';
import { readConfig } from '../config.ts';
import type { Context } from '../context.ts';
import type { OutgoingMail } from '../mail/send-mail.ts';
import { deliverDueMail } from '../mail/deliver-mail.ts';
import { openContext } from '../open-context.ts';
import { createTestDatabase } from './database/test-database.ts';

export interface TestApp {
  app: FastifyInstance;
  context: Context;
  /** Mails sent through the outbox; sends due mails first. */
  sentMail(): Promise<OutgoingMail[]>;
  /** Advances the clock, which is otherwise frozen. */
  advance(ms: number): void;
  /** Posts a call of the contract; `token` is sent as by the browser. */
  post<P extends PostPath>(path: P, input: InputOf<P>, options?: CallOptions): Promise<Answer>;
  get(url: string, options?: CallOptions): Promise<Answer>;
}

interface CallOptions {
  token?: string;
  cookies?: Record<string, string>;
  headers?: Record<string, string>;
  remoteAddress?: string;
}

export interface Answer {
  status: number;
  code: string;
  message: string;
  // oxlint-disable-next-line typescript/no-explicit-any -- a test looks into answers of every shape
  data: any;
  cookies: Record<string, string>;
  headers: Record<string, unknown>;
  text: string;
}

/**
 * The complete API on a real database of its own (SQLite or PostgreSQL, by project), with the clock at 2026-11-21 12:00
 * KST. Closed and deleted after the test.
 */
export async function buildTestApp(
  overrides: Partial<Config> = {},
  options: AppOptions = {},
  log: Logger = pino({ level: 'silent' }),
): Promise<TestApp> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-test-'));
  const database = await createTestDatabase(provided('databaseTemplate'), folder);
  let now = new Date('2026-11-21T03:00:00.000Z').getTime();
  const config: Config = {
    ...readConfig({ DATA_DIR: folder, BOT_CHECK: 'none', SEED: 'none', LOG_LEVEL: 'silent' }),
    databaseUrl: database.url,
    ...overrides,
  };
  const { context, close } = await openContext(config, log, { now: () => new Date(now) });
  const outgoing: OutgoingMail[] = [];
  context.mailer = { takenAs: 'sent', send: async (mail) => void outgoing.push(mail), close: () => undefined };
  const app = await buildApp(context, options);

  onTestFinished(async () => {
    await app.close();
    await close();
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  });

  const call = async (options: InjectOptions, { token, cookies = {}, headers = {}, remoteAddress }: CallOptions) => {
    const response = await app.inject({
      ...options,
      cookies,
      ...(remoteAddress && { remoteAddress }),
      headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
    });
    return toAnswer(response);
  };
  return {
    app,
    context,
    advance: (ms) => void (now += ms),
    async sentMail() {
      await deliverDueMail(context);
      return outgoing;
    },
    post: (url, input, options = {}) => call({ method: 'POST', url, payload: input ?? {} }, options),
    get: (url, options = {}) => call({ method: 'GET', url }, options),
  };
}

function toAnswer(response: Awaited<ReturnType<FastifyInstance['inject']>>): Answer {
  const isJson = String(response.headers['content-type']).includes('application/json');
  const body = isJson ? response.json<{ responseCode?: string; message?: string; data?: unknown }>() : {};
  return {
    status: response.statusCode,
    code: body.responseCode ?? '',
    message: body.message ?? '',
    data: body.data ?? body,
    cookies: Object.fromEntries(response.cookies.map((cookie) => [cookie.name, cookie.value])),
    headers: response.headers,
    text: response.body,
  };
}
