import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { getCompileCacheDir } from 'node:module';
import type { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { watchMemory } from './watch-memory.ts';

const READER = fileURLToPath(new URL('read-text.process.ts', import.meta.url));
const LONGEST_MS = 30_000;
const MOST_HEAP_MEGABYTES = 256;

/**
 * RLIMIT_DATA of the reader in KiB. Node 24 reserves 0.55 GiB without using it, which leaves 0.45 GiB. The kernel
 * refuses larger allocations, buffers included.
 */
const MOST_DATA_KIB = 1024 * 1024;
/** CPU time in seconds: also ends a reader whose launcher, which counts `LONGEST_MS`, was killed. */
const MOST_CPU_SECONDS = (2 * LONGEST_MS) / 1000;
const UNDER_LIMIT = `ulimit -d "$0" && ulimit -t ${MOST_CPU_SECONDS} && exec "$@"`;

/**
 * The words of a file that somebody uploaded, read by a process that may neither take all the memory nor forever, and
 * knows none of our settings. Not a thread: what a thread took, the portal would go on holding. On Linux the kernel
 * limits its memory and this process looks at it, too; elsewhere the reader looks at its own (read-text.process.ts).
 * `signal` ends the process. For the launcher; others call `readApart`.
 * @throws when the file is not what its name says, or takes too much.
 */
export async function readFile(extension: string, file: Readable, signal?: AbortSignal): Promise<string> {
  const reader = startReader(extension);
  const end = () => void reader.kill('SIGKILL');
  const stopWatching = reader.pid === undefined ? () => undefined : watchMemory(reader.pid, end);
  process.once('exit', end);
  signal?.addEventListener('abort', end);
  try {
    const read = new Promise<string>((resolve, reject) => {
      reader.once('message', (text: string) => resolve(text));
      reader.once('error', reject);
      reader.once('exit', () => reject(new Error('Reading the file ended without a text, or took too much')));
    });
    const [text] = await Promise.all([read, pipeline(file, reader.stdin as Writable)]);
    return text;
  } finally {
    stopWatching();
    process.off('exit', end);
    signal?.removeEventListener('abort', end);
    end();
  }
}

function startReader(extension: string): ChildProcess {
  const command = [
    process.execPath,
    `--max-old-space-size=${MOST_HEAP_MEGABYTES}`,
    '--max-semi-space-size=2',
    READER,
    extension,
  ];
  const [program = '', ...args] =
    process.platform === 'linux' ? ['/bin/sh', '-c', UNDER_LIMIT, String(MOST_DATA_KIB), ...command] : command;
  return spawn(program, args, {
    stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
    env: { NODE_COMPILE_CACHE: getCompileCacheDir(), SystemRoot: process.env.SystemRoot },
    timeout: LONGEST_MS,
    killSignal: 'SIGKILL',
  });
}
