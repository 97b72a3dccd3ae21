import { spawn } from 'node:child_process';
import { getCompileCacheDir } from 'node:module';
import type { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';

const READER = fileURLToPath(new URL('read-text.process.ts', import.meta.url));
const LONGEST_MS = 30_000;
const MOST_MEGABYTES = 256;

/**
 * The words of a file that somebody uploaded, read by a process that may neither take all the memory nor forever, and
 * knows none of our settings. Not a thread: what a thread took, the portal would go on holding.
 * `signal` ends the process.
 * @throws when the file is not what its name says, or takes too much.
 */
export async function readApart(extension: string, file: Readable, signal?: AbortSignal): Promise<string> {
  const reader = spawn(
    process.execPath,
    [`--max-old-space-size=${MOST_MEGABYTES}`, '--max-semi-space-size=2', READER, extension],
    {
      stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
      env: { NODE_COMPILE_CACHE: getCompileCacheDir(), SystemRoot: process.env.SystemRoot },
      timeout: LONGEST_MS,
      killSignal: 'SIGKILL',
    },
  );
  const end = () => void reader.kill('SIGKILL');
  process.once('exit', end);
  signal?.addEventListener('abort', end);
  try {
    const read = new Promise<string>((resolve, reject) => {
      reader.once('message', (text: string) => resolve(text));
      reader.once('error', reject);
      reader.once('exit', () => reject(new Error('Reading the file ended without a text, or took too long')));
    });
    const [text] = await Promise.all([read, pipeline(file, reader.stdin as Writable)]);
    return text;
  } finally {
    process.off('exit', end);
    signal?.removeEventListener('abort', end);
    end();
  }
}
