import { messages } from '#shared/messages.ko.ts';
import type { Transport } from '#web/lib/api/api-client.ts';
import { ApiError, NETWORK_CODE } from '#web/lib/api/api-error.ts';
import { tokenHeaders } from '#web/lib/api/fetch-transport.ts';

/** Transport for calls that return a file: the browser saves it. */
export const downloadTransport: Transport = async ({ url, body, signal }) => {
  const headers = { 'content-type': 'application/json', ...tokenHeaders() };
  let response: Response;
  try {
    response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body), signal });
    if (!response.ok) return { status: response.status, body: await response.json().catch(() => null) };
    const disposition = response.headers.get('content-disposition');
    // Not of this portal, but the page of a proxy: the `catch` says so.
    if (disposition === null) throw new Error('no file');
    save(await response.blob(), fileNameOf(disposition));
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiError(0, NETWORK_CODE, messages.network);
  }
  return { status: response.status, body: null };
};

/** RFC 6266: `filename*` has the complete name. */
export function fileNameOf(disposition: string): string {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  const plain = /filename="?([^";]+)"?/i.exec(disposition)?.[1] ?? 'download';
  return encoded ? decodeURIComponent(encoded) : plain;
}

function save(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Delayed, so that the browser has started to read it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
