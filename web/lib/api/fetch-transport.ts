import { messages } from '#shared/messages.ko.ts';
import type { Transport } from './api-client.ts';
import { ApiError, NETWORK_CODE } from './api-error.ts';
import { storedToken } from '../session/token-storage.ts';

/** The `token` header is always sent, `Authorization: Bearer` only with a login (specification point 6). */
export function tokenHeaders(): Record<string, string> {
  const token = storedToken();
  return token === null ? { token: '' } : { token, authorization: `Bearer ${token}` };
}

/** No timeout: the specification does not require one. */
export const fetchTransport: Transport = async (request) => {
  const { method, url, body, signal, keepalive } = request;
  const headers: Record<string, string> = { accept: 'application/json', ...tokenHeaders() };
  if (method === 'POST') headers['content-type'] = 'application/json';
  try {
    const response = await fetch(url, {
      method,
      signal,
      keepalive,
      headers,
      body: method === 'POST' ? JSON.stringify(body) : undefined,
    });
    return { status: response.status, body: parseJson(await response.text()) };
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiError(0, NETWORK_CODE, messages.network);
  }
};

/** The text itself if it is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
