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
export const fetchTransport: Transport = async ({ method, url, body, signal }) => {
  const headers: Record<string, string> = { accept: 'application/json', ...tokenHeaders() };
  if (method === 'POST') headers['content-type'] = 'application/json';
  try {
    const response = await fetch(url, {
      method,
      headers,
      signal,
      body: method === 'POST' ? JSON.stringify(body) : undefined,
    });
    const text = await response.text();
    // A success that is no JSON is not of this portal, but the page of a proxy or of a network that asks for a log-in.
    return { status: response.status, body: response.ok ? JSON.parse(text) : parseJson(text) };
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiError(0, NETWORK_CODE, messages.network);
  }
};

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
