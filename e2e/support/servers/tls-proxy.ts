import type { Server } from 'node:https';
import { createServer } from 'node:https';
import { request as ask } from 'node:http';
import { selfSigned } from '#server/testing/self-signed.ts';

/** Takes https at `port` and hands each request on to the portal at `to`, as a proxy in front of it does. */
export async function startTlsProxy(port: number, to: number): Promise<Server> {
  const server = createServer(selfSigned('127.0.0.1'), (request, response) => {
    const headers = {
      ...request.headers,
      'x-forwarded-for': request.socket.remoteAddress,
      'x-forwarded-proto': 'https',
    };
    const { method, url: path } = request;
    const onward = ask({ host: '127.0.0.1', port: to, method, path, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.once('error', () => response.destroy());
    request.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return server;
}
