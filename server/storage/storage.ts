import type { Readable } from 'node:stream';

/** Where the bytes of files live. Keys are made by us (`[a-z0-9/-]`), never taken from a visitor. */
export interface Storage {
  /**
   * Keeps what `source` yields under `key`; resolves when it is safely stored.
   * When the source fails, nothing is left behind and the error is passed on.
   */
  write(key: string, source: Readable): Promise<{ sizeBytes: number; sha256: string }>;
  /** @throws when there is nothing under the key. `range` counts bytes, both ends included. */
  read(key: string, range?: { start: number; end: number }): Promise<Readable>;
  /** Nothing under the key is no error. */
  remove(key: string): Promise<void>;
}
