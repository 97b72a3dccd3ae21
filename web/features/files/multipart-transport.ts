import { ERROR_STATUS } from '#shared/error-codes.ts';
import { ERROR_TEXT } from '#shared/messages.ko.ts';
import type { Transport } from '#web/lib/api/api-client.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { parseJson, tokenHeaders } from '#web/lib/api/fetch-transport.ts';

/** Sends a form with a file by XMLHttpRequest, because fetch has no upload progress. */
export const multipartTransport =
  (form: FormData, onProgress: (share: number) => void): Transport =>
  ({ url, signal }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      const abort = () => request.abort();
      const settle = (end: () => void) => () => {
        signal?.removeEventListener('abort', abort);
        end();
      };
      signal?.throwIfAborted();
      signal?.addEventListener('abort', abort);
      request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total));
      request.addEventListener(
        'load',
        settle(() => resolve({ status: request.status, body: parseJson(request.responseText) })),
      );
      request.addEventListener(
        'error',
        settle(() => reject(new ApiError(ERROR_STATUS.FI04, 'FI04', ERROR_TEXT.FI04))),
      );
      request.addEventListener(
        'abort',
        settle(() => reject(signal?.reason as Error)),
      );
      request.open('POST', url);
      for (const [name, value] of Object.entries(tokenHeaders())) request.setRequestHeader(name, value);
      request.send(form);
    });
