import type { ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import type { Server, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { freePort } from '#server/testing/free-port.ts';
import { LIMITS } from '#shared/limits.ts';
import { open as openPage } from '../support/open.ts';
import { FIRST_START_MS, killPortal, newDataDir, startPortal, untilReady } from '../support/servers/own-portal.ts';

const PORT = await freePort();
const ORIGIN = `http://127.0.0.1:${PORT}`;
const QUESTION = '비밀번호를 잊어버렸습니다';
const DELAYED = '응답이 지연되고 있습니다. 잠시 후 다시 시도해주세요.';

const ids = { task_id: 'up-task', message_id: 'up-message', conversation_id: '', created_at: 1 };
const data = (event: object) => `data: ${JSON.stringify({ ...ids, ...event })}\n\n`;

/** A fake Dify server; each test sets its response. */
let answer: (response: ServerResponse) => void;
let open = 0;
let upstream: Server;
let portal: ChildProcess;
let folder: string;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(2 * FIRST_START_MS);
  upstream = createServer((request, response) => {
    request.resume();
    if (request.url?.endsWith('/stop')) return void response.end('{"result":"success"}');
    open += 1;
    response.once('close', () => (open -= 1));
    answer(response);
  });
  await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve));
  folder = newDataDir();
  portal = startPortal(PORT, folder, {
    CHAT_PROVIDER: 'dify',
    CHAT_API_URL: `http://127.0.0.1:${(upstream.address() as AddressInfo).port}/v1`,
    CHAT_API_KEY: 'app-key',
  });
  await untilReady(PORT);
});

test.afterAll(async () => {
  await killPortal(portal);
  upstream.closeAllConnections();
  upstream.close();
  rmSync(folder, { recursive: true, force: true });
});

const waits: [string, (response: ServerResponse) => void, string | null][] = [
  ['DF.20s: an upstream that hangs before its header', () => undefined, null],
  [
    'DF.20s.body: an upstream that stalls in the middle of its answer',
    (response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write(data({ event: 'message', answer: '조금만 왔다' }));
    },
    '조금만 왔다',
  ],
];

for (const [name, reply, said] of waits)
  test(`spec 9 ${name} is given up at 20 s with the specified text, and its connection ends`, async ({ page }) => {
    answer = reply;
    await page.clock.install();
    await openPage(page, `${ORIGIN}/solution-chat`);
    // The page's clock runs on by itself: on a busy machine the test would be late.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
    await page.getByRole('textbox').fill(QUESTION);
    await page.getByRole('button', { name: '보내기' }).click();
    await expect.poll(() => open).toBe(1);
    const log = page.getByRole('log');
    if (said !== null) await expect(log.getByText(said)).toBeVisible();
    await page.clock.runFor(LIMITS.chatTimeoutMs / 2);
    await expect(page.getByRole('button', { name: '취소' })).toBeVisible();
    expect(open).toBe(1);
    await page.clock.runFor(LIMITS.chatTimeoutMs / 2);
    await expect(log.getByText(DELAYED)).toBeVisible();
    await expect.poll(() => open).toBe(0);
  });

test('DF.malformed: a piece that is no JSON is said, and the rest is shown', async ({ page }) => {
  answer = (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(data({ event: 'message', answer: '앞부분' }));
    response.write('data: {"event":"message","answer": oops}\n\n');
    response.write(data({ event: 'message', answer: '뒷부분' }));
    response.end(data({ event: 'message_end', metadata: {} }));
  };
  await openPage(page, `${ORIGIN}/solution-chat`);
  await page.getByRole('textbox').fill(QUESTION);
  await page.getByRole('button', { name: '보내기' }).click();
  const log = page.getByRole('log');
  await expect(log.getByText(/^Error parsing message: ./)).toBeVisible();
  await expect(log.getByText('앞부분뒷부분')).toBeVisible();
});
