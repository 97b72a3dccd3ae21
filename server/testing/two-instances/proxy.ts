import { createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';

/** Selects an instance; without it they alternate. */
export const INSTANCE_HEADER = 'x-test-instance';
/** Client address as seen by the proxy. */
export const CLIENT_HEADER = 'x-test-client';

/** A load balancer in front of the instances: alternates, and adds the client address to X-Forwarded-For. */
export async function startProxy(origins: readonly string[]): Promise<{ origin: string; stop(): Promise<void> }> {
  let turn = 0;
  const server = createServer((incoming, outgoing) => {
    const { [INSTANCE_HEADER]: wanted, [CLIENT_HEADER]: client = '203.0.113.1', ...headers } = incoming.headers;
    const origin = origins[wanted === undefined ? turn++ % origins.length : Number(wanted)] ?? '';
    const forwarded = [incoming.headers['x-forwarded-for'], client].filter(Boolean).join(', ');
    const passed = send(`${origin}${incoming.url}`, {
      method: incoming.method,
      headers: { ...headers, 'x-forwarded-for': forwarded },
    });
    passed.once('response', (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      pipeline(answer, outgoing, () => undefined);
    });
    outgoing.once('close', () => passed.destroy());
    pipeline(incoming, passed, (error) => {
      if (error && !outgoing.headersSent) outgoing.writeHead(502).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
