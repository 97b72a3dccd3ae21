import { Readable } from 'node:stream';
import { drawPicture } from './draw-picture.ts';
import type { FromLauncher, ToLauncher } from './launcher.ts';
import { followParent } from './follow-parent.ts';
import { readFile } from './read-file.ts';

// The portal's end is the end of this process and, on its exit, of those that it started.
followParent();

interface Begun {
  stopping: AbortController;
  file: Readable;
}

const begun = new Map<number, Begun>();

process.on('message', (message: ToLauncher) => {
  const { id } = message;
  if ('job' in message) void perform(id, message.job);
  else if ('chunk' in message) begun.get(id)?.file.push(message.chunk);
  else begun.get(id)?.stopping.abort();
});

const say = (answer: FromLauncher) => process.send?.(answer);

async function perform(id: number, job: Extract<ToLauncher, { job: unknown }>['job']): Promise<void> {
  const stopping = new AbortController();
  const file = new Readable({ read: () => void say({ id, wantsChunk: true }) });
  begun.set(id, { stopping, file });
  try {
    const result =
      job.kind === 'read' ? await readFile(job.extension, file, stopping.signal) : await drawPicture(job.drawing);
    say({ id, result });
  } catch (error) {
    say({ id, problem: (error as Error).message });
  } finally {
    begun.delete(id);
  }
}
