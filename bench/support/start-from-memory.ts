import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { get, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { Target } from './compare-cost.ts';
import { stopProcess } from './start-portal.ts';
import type { Ask } from './wrk.ts';

interface Answer {
  type: string;
  encoding: string | null;
  body: Buffer;
}

/** What a server answers, as it comes over the wire. @throws when it is not what a visitor should get */
export async function answerTo({ url, headers, body, endsWithDay = false }: Ask): Promise<Answer> {
  const asked =
    body === undefined
      ? get(endsWithDay ? `${url}1969-01-01` : url, { headers })
      : request(url, { method: 'POST', headers });
  if (body !== undefined) asked.end(body);
  const [message] = await once(asked, 'response');
  const { statusCode, headers: answered } = message;
  const bytes = await buffer(message);
  if (statusCode !== 200) throw new Error(`${url}: ${statusCode} ${bytes.toString().slice(0, 200)}`);
  return { type: answered['content-type'] ?? '', encoding: answered['content-encoding'] ?? null, body: bytes };
}

/** A bare Fastify that answers the same bytes, compressed beforehand, to the same request. */
export async function startFromMemory(ask: Ask, { body, ...answer }: Answer, busyUs = 0) {
  const file = fileURLToPath(new URL('serve-from-memory.ts', import.meta.url));
  const server = spawn(process.execPath, [file], { stdio: ['pipe', 'pipe', 'inherit'] });
  server.stdin.end(JSON.stringify({ ...answer, busyUs, bytes: body.toString('base64') }));
  const [address] = (await once(server.stdout, 'data')) as [Buffer];
  const url = `${address.toString()}${ask.url.replace(/^https?:\/\/[^/]+/, '')}`;
  const target: Target = { pid: server.pid ?? 0, ask: { ...ask, url }, leastBytes: body.length };
  return { target, stop: () => stopProcess(server) };
}
