import type { Readable } from 'node:stream';

/** Where the bytes of files live. Keys are made by us (`[a-z0-9/-]`), never taken from a visitor. */
export interface Storage {
  /**
   * Keeps what `source` yields under `key`; resolves when it is safely stored.
   * When the source fails, nothing is left behind and the error is passed on.
   * @throws FI06 when the place cannot be reached, as the others do.
   */
  write(key: string, source: Readable): Promise<{ sizeBytes: number; sha256: string }>;
  /** @throws when there is nothing under the key. `range` counts bytes, both ends included. */
  read(key: string, range?: { start: number; end: number }): Promise<Readable>;
  /** Nothing under a key is no error. */
  remove(...keys: string[]): Promise<void>;
  /** Throws away what writes left that began before then and never ended: their process was killed. */
  dropUnfinished(before: Date): Promise<void>;
}

/** @throws when it could lead out of the place. */
export function checkKey(key: string): string {
  if (!/^[a-z0-9]+(?:[/-][a-z0-9]+)*$/.test(key)) throw new Error('Not a storage key');
  return key;
}
