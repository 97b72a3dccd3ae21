import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { getCompileCacheDir } from 'node:module';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { AppError } from '#server/errors.ts';
import type { Drawing, DrawingJob } from './draw-picture.ts';

const LAUNCHER = fileURLToPath(new URL('launcher.process.ts', import.meta.url));

/** Longer than the processes that it starts may take: then it hangs itself, and every lane would wait for ever. */
const LONGEST_MS = 90_000;

type Job = { kind: 'read'; extension: string } | { kind: 'draw'; drawing: Omit<DrawingJob, 'id'> };
/** `chunk`: of the file to read; null at its end. */
export type ToLauncher = { id: number } & ({ job: Job } | { chunk: Uint8Array | null } | { isOver: true });
export type FromLauncher = { id: number } & ({ wantsChunk: true } | { result: string | Drawing } | { problem: string });

interface Launcher {
  process: ChildProcess;
  /** Takes the answers to each job; null when the launcher has ended. */
  jobs: Map<number, (answer: FromLauncher | null) => void>;
}

let launcher: Launcher | undefined;
let lastId = 0;

/** Reads the text of a file that somebody uploaded, in a process of its own. See `readFile`. */
export async function readApart(extension: string, file: Readable, signal?: AbortSignal): Promise<string> {
  try {
    return (await perform({ kind: 'read', extension }, file, signal)) as string;
  } finally {
    file.destroy();
  }
}

/** Draws a picture anew, in a process of its own. See `drawPicture`. */
export async function drawApart(drawing: Omit<DrawingJob, 'id'>): Promise<Drawing> {
  const { picture, width, height } = (await perform({ kind: 'draw', drawing })) as Drawing;
  return { picture: Buffer.from(picture.buffer, picture.byteOffset, picture.byteLength), width, height };
}

/**
 * Starts the process that starts the others. Starting one blocks until its program runs: on a busy machine for longer
 * than any visitor should wait, and longer the more memory the starting process has. So the portal starts one, before
 * it serves anybody.
 */
export function startLauncher(): Launcher {
  if (launcher) return launcher;
  const child = fork(LAUNCHER, {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
    execArgv: ['--max-old-space-size=64', '--max-semi-space-size=2'],
    env: { NODE_COMPILE_CACHE: getCompileCacheDir(), SystemRoot: process.env.SystemRoot },
  });
  const started: Launcher = { process: child, jobs: new Map() };
  const gone = () => {
    if (launcher === started) launcher = undefined;
    for (const answer of started.jobs.values()) answer(null);
  };
  child.once('exit', gone);
  child.once('error', gone);
  child.on('message', (answer: FromLauncher) => started.jobs.get(answer.id)?.(answer));
  // Does not keep this process from ending.
  child.unref();
  child.channel?.unref();
  launcher = started;
  return started;
}

async function perform(job: Job, file?: Readable, signal?: AbortSignal): Promise<string | Drawing> {
  const { process: child, jobs } = startLauncher();
  const id = (lastId += 1);
  // A launcher that has ended answers null.
  const send = (message: object) => child.send({ id, ...message }, () => undefined);
  const chunks = file?.[Symbol.asyncIterator]() as AsyncIterator<Uint8Array> | undefined;
  child.channel?.ref();
  const hangs = setTimeout(() => child.kill('SIGKILL'), LONGEST_MS);
  let stop = (): void => undefined;
  try {
    return await new Promise((resolve, reject) => {
      stop = () => reject(signal?.reason as Error);
      jobs.set(id, (answer) => {
        if (answer === null) reject(new AppError('CM09'));
        else if ('problem' in answer) reject(new Error(answer.problem));
        else if ('result' in answer) resolve(answer.result);
        else chunks?.next().then(({ value, done }) => send({ chunk: done ? null : value }), reject);
      });
      signal?.addEventListener('abort', stop);
      signal?.throwIfAborted();
      send({ job });
    });
  } finally {
    clearTimeout(hangs);
    // Node.js keeps a combined signal as long as it has a listener, and the listener keeps the text.
    signal?.removeEventListener('abort', stop);
    jobs.delete(id);
    send({ isOver: true });
    if (jobs.size === 0) child.channel?.unref();
  }
}
