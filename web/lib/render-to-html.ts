import { Writable } from 'node:stream';
import type { ReactElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

const RENDER_TIMEOUT_MS = 10_000;

/** The whole document as one string, when everything in it is ready; an error inside React is reported, and rejects when it leaves no page. */
export function renderToHtml(
  document: ReactElement,
  script: string,
  onFault: (fault: unknown) => void,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const stream = renderToPipeableStream(document, {
      bootstrapModules: [script],
      // Never moves a finished part to the end of the document: that would take an inline script to put it back.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        onFault(error);
      },
      onShellError: (error) => {
        clearTimeout(timer);
        reject(error);
      },
      onAllReady: () => {
        // A timer left running would keep the rendered tree in memory until it fires.
        clearTimeout(timer);
        stream.pipe(collect(resolve));
      },
    });
    const timer = setTimeout(() => stream.abort(new Error('Rendering took too long')), RENDER_TIMEOUT_MS);
  });
}

function collect(onEnd: (html: string) => void): Writable {
  const chunks: Buffer[] = [];
  return new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk);
      done();
    },
    final(done) {
      onEnd(Buffer.concat(chunks).toString('utf8'));
      done();
    },
  });
}
