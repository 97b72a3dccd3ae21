import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { Storage } from '#server/storage/storage.ts';
import type { FileBytes } from '../incoming-document.ts';

export interface Kept extends FileBytes {
  key: string;
}

/** Temporary storage of one import. */
export interface Spool extends AsyncDisposable {
  keep(source: Readable): Promise<Kept>;
}

export function openSpool(storage: Storage): Spool {
  const keys: string[] = [];
  const writes: Promise<unknown>[] = [];
  return {
    async keep(source) {
      const key = `import/${randomUUID()}`;
      keys.push(key);
      const writing = storage.write(key, source);
      writes.push(writing);
      const { sizeBytes } = await writing;
      return { key, sizeBytes, open: () => storage.read(key) };
    },
    async [Symbol.asyncDispose]() {
      await Promise.allSettled(writes);
      await storage.remove(...keys);
    },
  };
}
