import { Worker } from 'node:worker_threads';

const LONGEST_MS = 30_000;
const MOST_MEGABYTES = 256;
/** Of the text that is kept: about a book. */
const MOST_CHARS = 400_000;

/**
 * The words of a file that somebody uploaded, read in a thread that may neither take all the memory nor forever.
 * @throws when the file is not what its name says, or takes too much.
 */
export async function readInWorker(extension: string, bytes: Uint8Array): Promise<string> {
  const worker = new Worker(new URL('read-text.worker.ts', import.meta.url), {
    workerData: { extension, bytes },
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
  });
  let overdue: NodeJS.Timeout | undefined;
  try {
    const text = await new Promise<string>((resolve, reject) => {
      overdue = setTimeout(() => reject(new Error('Reading the file took too long')), LONGEST_MS);
      // While developing, `node --watch` sends messages of its own on the same port.
      worker.on('message', ({ text }: { text?: string }) => {
        if (text !== undefined) resolve(text);
      });
      worker.once('error', reject);
      worker.once('exit', () => reject(new Error('Reading the file ended without a text')));
    });
    return text.slice(0, MOST_CHARS);
  } finally {
    clearTimeout(overdue);
    await worker.terminate();
  }
}
