import { Writable } from 'node:stream';
import { setImmediate as otherWork } from 'node:timers/promises';
import type { ReactElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

const RENDER_TIMEOUT_MS = 10_000;

/**
 * Renders the complete document to UTF-8 bytes after all Suspense boundaries are ready. `onFault` receives every rendering
 * error; the promise rejects if the shell fails.
 */
export async function renderToHtml(
  document: ReactElement,
  script: string,
  onFault: (fault: unknown) => void,
): Promise<Buffer> {
  // React renders in one step of milliseconds: others are served between it and loading.
  await otherWork();
  return new Promise((resolve, reject) => {
    const stream = renderToPipeableStream(document, {
      bootstrapModules: [script],
      // Otherwise React moves large boundaries to the end of the document and needs an inline script to put them back.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        onFault(error);
      },
      onShellError: (error) => {
        clearTimeout(timer);
        reject(error);
      },
      onAllReady: () => {
        // A running timer would keep the rendered tree in memory until it fires.
        clearTimeout(timer);
        stream.pipe(collect(resolve));
      },
    });
    const timer = setTimeout(() => stream.abort(new Error('Rendering took too long')), RENDER_TIMEOUT_MS);
  });
}

function collect(onEnd: (html: Buffer) => void): Writable {
  const chunks: Buffer[] = [];
  return new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk);
      done();
    },
    final(done) {
      onEnd(Buffer.concat(chunks));
      done();
    },
  });
}
