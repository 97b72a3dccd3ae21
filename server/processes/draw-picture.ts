import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { watchMemory } from './watch-memory.ts';

const DRAWER = fileURLToPath(new URL('draw-picture.process.ts', import.meta.url));
/** The process ends after this idle time, to free its memory. */
const IDLE_MS = 20_000;
const LONGEST_MS = 30_000;

export interface DrawingJob {
  id: number;
  original: Uint8Array;
  animated: boolean;
  width: number;
  /** Default: any. */
  height?: number;
  format: 'avif' | 'webp';
  quality: number;
}
export interface Drawing {
  picture: Buffer;
  width: number;
  height: number;
}
export type DrawingResult =
  | { id: number; picture: Uint8Array; width: number; height: number }
  | { id: number; problem: string };

interface Drawer {
  process: ChildProcess;
  waiting: Map<number, { resolve: (drawing: Drawing) => void; reject: (error: Error) => void }>;
  idle?: NodeJS.Timeout;
}

let drawer: Drawer | undefined;
let lastId = 0;

/**
 * Resizes a picture in a child process, which isolates the decoders' memory, is limited by `watchMemory`, and does not
 * get the settings. For the launcher; others call `drawApart`.
 * @throws if the picture cannot be decoded or needs too much.
 */
export async function drawPicture(job: Omit<DrawingJob, 'id'>): Promise<Drawing> {
  const { process: child, waiting, idle } = (drawer ??= startDrawer());
  clearTimeout(idle);
  const id = (lastId += 1);
  const tooLong = setTimeout(() => child.kill('SIGKILL'), LONGEST_MS);
  try {
    return await new Promise<Drawing>((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      child.send({ ...job, id } satisfies DrawingJob, (error) => error && reject(error));
    });
  } finally {
    clearTimeout(tooLong);
    waiting.delete(id);
    if (drawer?.process === child && waiting.size === 0) endLater(drawer);
  }
}

function startDrawer(): Drawer {
  const child = fork(DRAWER, {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
    execArgv: ['--max-old-space-size=128'],
    env: { SystemRoot: process.env.SystemRoot, MALLOC_ARENA_MAX: '2' },
  });
  const started: Drawer = { process: child, waiting: new Map() };
  const end = () => void child.kill('SIGKILL');
  const stopWatching = child.pid === undefined ? () => undefined : watchMemory(child.pid, end);
  const gone = () => {
    stopWatching();
    process.off('exit', end);
    if (drawer === started) drawer = undefined;
    for (const { reject } of started.waiting.values()) reject(new Error('Drawing ended without a picture'));
  };
  process.once('exit', end);
  child.once('exit', gone);
  child.once('error', gone);
  child.on('message', (result: DrawingResult) => {
    const asked = started.waiting.get(result.id);
    if ('picture' in result) {
      const { width, height, picture } = result;
      const bytes = Buffer.from(picture.buffer, picture.byteOffset, picture.byteLength);
      asked?.resolve({ picture: bytes, width, height });
    } else asked?.reject(new Error(result.problem));
  });
  return started;
}

function endLater(idle: Drawer): void {
  idle.idle = setTimeout(() => {
    if (drawer === idle) drawer = undefined;
    idle.process.kill('SIGKILL');
  }, IDLE_MS).unref();
}
