import { createHash, randomUUID } from 'node:crypto';
import { glob, mkdir, open, rename, rm, stat, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Storage } from './storage.ts';
import { checkKey } from './storage.ts';

/** Left free on the disk: the database, which may lie beside, can be written when uploads have filled the rest. */
const MOST_RESERVED_BYTES = 1024 ** 3;
const RESERVED_SHARE = 0.05;
const LOOKED_AT_EVERY_BYTES = 32 * 1024 ** 2;

/** Free and all bytes of the disk that holds a folder. */
async function roomIn(folder: string) {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { free: bavail * bsize, all: blocks * bsize };
}

/**
 * Storage in a folder. Files are written under a temporary name, synced and renamed, so that a key has a complete file
 * or none.
 */
export function openLocalStorage(folder: string, room = roomIn): Storage {
  const pathOf = (key: string) => join(folder, checkKey(key));
  /** @throws ENOSPC, as the disk does when it is full. */
  const requireRoom = async (place: string) => {
    const { free, all } = await room(place);
    if (free < Math.min(MOST_RESERVED_BYTES, all * RESERVED_SHARE))
      throw Object.assign(new Error('The rest of the disk is reserved for the database'), { code: 'ENOSPC' });
  };
  return {
    async write(key, source) {
      const target = pathOf(key);
      const beside = `${target}.${randomUUID()}.part`;
      await mkdir(dirname(target), { recursive: true, mode: 0o700 });
      try {
        const result = await copyTo(beside, source, () => requireRoom(dirname(target)));
        await rename(beside, target);
        await syncFolder(dirname(target));
        return result;
      } catch (error) {
        await rm(beside, { force: true });
        throw error;
      }
    },
    async read(key, range) {
      const file = await open(pathOf(key));
      return file.createReadStream(range);
    },
    async remove(...keys) {
      for (const key of keys) await rm(pathOf(key), { force: true });
    },
    async dropUnfinished(before) {
      for await (const name of glob('**/*.part', { cwd: folder })) {
        const path = join(folder, name);
        const { mtime } = await stat(path);
        if (mtime < before) await rm(path, { force: true });
      }
    },
  };
}

async function copyTo(path: string, source: Readable, requireRoom: () => Promise<void>) {
  const hash = createHash('sha256');
  let [sizeBytes, lookAt] = [0, 0];
  await using file = await open(path, 'wx', 0o600);
  for await (const chunk of source as AsyncIterable<Buffer>) {
    if (sizeBytes >= lookAt) {
      await requireRoom();
      lookAt = sizeBytes + LOOKED_AT_EVERY_BYTES;
    }
    hash.update(chunk);
    sizeBytes += chunk.length;
    // Not `write()`, which may write less on a nearly full disk and only report the number of bytes.
    await file.appendFile(chunk);
  }
  await file.sync();
  return { sizeBytes, sha256: hash.digest('hex') };
}

async function syncFolder(path: string) {
  await using folder = await open(path, 'r');
  await folder.sync();
}
