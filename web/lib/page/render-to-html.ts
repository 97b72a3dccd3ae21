import { Writable } from 'node:stream';
import type { ReactElement } from 'react';
// Of React's builds the one that writes strings: a page has ten thousand, and the build for Node.js encodes each.
import { renderToPipeableStream } from 'react-dom/server.bun';

const RENDER_TIMEOUT_MS = 10_000;

/**
 * Renders the complete document to UTF-8 bytes after all Suspense boundaries are ready. `onFault` receives every rendering
 * error; the promise rejects if the shell fails.
 */
export function renderToHtml(
  document: ReactElement,
  script: string,
  onFault: (fault: unknown) => void,
): Promise<Buffer> {
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
        stream.pipe(new PageText(resolve));
      },
    });
    const timer = setTimeout(() => stream.abort(new Error('Rendering took too long')), RENDER_TIMEOUT_MS);
  });
}

/** Joins the text of a page. Called directly, because a stream would queue each of the strings. */
class PageText extends Writable {
  readonly #onEnd: (html: Buffer) => void;
  #text = '';

  constructor(onEnd: (html: Buffer) => void) {
    super();
    this.#onEnd = onEnd;
  }

  override write(chunk: string): boolean {
    this.#text += chunk;
    return true;
  }

  override end(): this {
    this.#onEnd(Buffer.from(this.#text));
    return this;
  }
}
