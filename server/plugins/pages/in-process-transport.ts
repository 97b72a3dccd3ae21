import type { FastifyInstance, FastifyRequest, InjectOptions } from 'fastify';
import type { Transport } from '#web/lib/api/api-client.ts';
import { AppError } from '#server/errors.ts';
import { requestProtocol } from '../request-protocol.ts';

/**
 * Calls the API in this process as the visitor of a page: same token, address and browser. Host and protocol are passed
 * on, because canonical URLs use them if no public URL is configured. The visitor's address is set as the connection's
 * address, so that no header can forge it. Cookies set by the API are collected in `setCookies`, for the response of
 * the page.
 */
export function inProcessTransport(app: FastifyInstance, request: FastifyRequest, setCookies: string[]): Transport {
  const { token } = request.cookies;
  const headers: Record<string, string> = {
    token: token ?? '',
    'user-agent': request.headers['user-agent'] ?? '',
    host: request.headers.host ?? '',
  };
  if (token) headers.authorization = `Bearer ${token}`;

  return async ({ method, url, body, signal }) => {
    const answer = await requestProtocol.run(request.protocol, async () =>
      injected(app, {
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

/** @throws AppError CM09 while the app is closed: another instance, or this one soon, can answer. */
async function injected(app: FastifyInstance, call: InjectOptions) {
  try {
    return await app.inject(call);
  } catch (cause) {
    if ((cause as { code?: string }).code === 'FST_ERR_REOPENED_CLOSE_SERVER') throw new AppError('CM09', { cause });
    throw cause;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
