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

/** The response of a server, still compressed. @throws if it is not a success */
export async function answerTo({ url, headers, body, endsWithDay = false }: Ask): Promise<Answer> {
  const sent =
    body === undefined
      ? get(endsWithDay ? `${url}1969-01-01` : url, { headers })
      : request(url, { method: 'POST', headers });
  if (body !== undefined) sent.end(body);
  const [message] = await once(sent, 'response');
  const { statusCode, headers: received } = message;
  const bytes = await buffer(message);
  if (statusCode !== 200) throw new Error(`${url}: ${statusCode} ${bytes.toString().slice(0, 200)}`);
  return { type: received['content-type'] ?? '', encoding: received['content-encoding'] ?? null, body: bytes };
}

/** Starts a bare Fastify that sends the same compressed bytes. */
export async function startFromMemory(ask: Ask, { body, ...answer }: Answer, busyUs = 0) {
  const file = fileURLToPath(new URL('serve-from-memory.ts', import.meta.url));
  const server = spawn(process.execPath, [file], { stdio: ['pipe', 'pipe', 'inherit'] });
  server.stdin.end(JSON.stringify({ ...answer, busyUs, bytes: body.toString('base64') }));
  const [address] = (await once(server.stdout, 'data')) as [Buffer];
  const url = `${address.toString()}${ask.url.replace(/^https?:\/\/[^/]+/, '')}`;
  const target: Target = { pid: server.pid ?? 0, ask: { ...ask, url }, leastBytes: body.length };
  return { target, stop: () => stopProcess(server) };
}
