import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Transport } from '#web/lib/api/api-client.ts';
import { requestProtocol } from '../request-protocol.ts';

/**
 * Calls the API inside this process as the visitor who asks for a page: same token, address and browser.
 * The host and the protocol go along: where no address is set, canonical ones are made of them.
 * The visitor's address goes as the connection's own, so that nobody can claim another through a header.
 * Cookies that the API sets are collected in `setCookies`, for the page's answer.
 */
export function inProcessTransport(app: FastifyInstance, request: FastifyRequest, setCookies: string[]): Transport {
  const { token } = request.cookies;
  const headers: Record<string, string> = {
    token: token ?? '',
    'user-agent': request.headers['user-agent'] ?? '',
    host: request.host,
  };
  if (token) headers.authorization = `Bearer ${token}`;

  return async ({ method, url, body, signal }) => {
    const answer = await requestProtocol.run(request.protocol, async () =>
      app.inject({
        method,
        url,
        headers,
        remoteAddress: request.ip,
        ...(signal && { signal }),
        ...(method === 'POST' && { payload: body as object }),
      }),
    );
    setCookies.push(...[answer.headers['set-cookie'] ?? []].flat());
    return { status: answer.statusCode, body: parseJson(answer.body) };
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
