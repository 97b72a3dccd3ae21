import { Writable } from 'node:stream';
import { setImmediate as otherWork } from 'node:timers/promises';
import type { ReactElement } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';

const RENDER_TIMEOUT_MS = 10_000;

/** What React writes in place of a boundary whose content suspended or failed. */
const UNFINISHED = '<!--$!-->';

/** A stream begins with it, the text does not. */
const DOCTYPE = '<!DOCTYPE html>';

/**
 * Renders the complete document after all Suspense boundaries are ready. `onFault` receives every rendering
 * error; the promise rejects if the shell fails.
 */
export async function renderToHtml(document: ReactElement, onFault: (fault: unknown) => void): Promise<string> {
  // React renders in one step of milliseconds: others are served between it and loading.
  await otherWork();
  return renderAtOnce(document) ?? renderWhenReady(document, onFault);
}

/** As text, which costs less than the pieces of a stream. Null if something is not loaded yet, or fails: it does not say how. */
function renderAtOnce(document: ReactElement): string | null {
  try {
    const html = DOCTYPE + renderToString(document);
    return html.includes(UNFINISHED) ? null : html;
  } catch {
    return null;
  }
}

function renderWhenReady(document: ReactElement, onFault: (fault: unknown) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    const stream = renderToPipeableStream(document, {
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

function collect(onEnd: (html: string) => void): Writable {
  const chunks: Buffer[] = [];
  return new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk);
      done();
    },
    final(done) {
      onEnd(Buffer.concat(chunks).toString());
      done();
    },
  });
}
