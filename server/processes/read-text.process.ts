import { constants, setPriority } from 'node:os';
import { buffer } from 'node:stream/consumers';
import { Worker } from 'node:worker_threads';
import { beginningOf } from '#shared/text/excerpt.ts';
import { MOST_TEXT_CHARS, readText } from '#server/search/files/read-text.ts';
import { followParent } from './follow-parent.ts';
import { MOST_RESIDENT_BYTES } from './watch-memory.ts';

// Nobody waits for it, and it may take a core for half a minute.
setPriority(constants.priority.PRIORITY_LOW);
// The parent ends this process after it got the text, or ends itself.
followParent();
// Without a kernel limit or /proc, a thread checks the memory, because the main thread is busy.
if (process.platform !== 'linux') startWatching();
const [, , extension = ''] = process.argv;
const text = await readText(extension, new Uint8Array(await buffer(process.stdin)));
process.send?.(beginningOf(text, MOST_TEXT_CHARS));

function startWatching(): Worker {
  const tooLarge = `process.memoryUsage.rss() > ${MOST_RESIDENT_BYTES}`;
  return new Worker(`setInterval(() => ${tooLarge} && process.kill(process.pid, 'SIGKILL'), 50)`, { eval: true });
}
