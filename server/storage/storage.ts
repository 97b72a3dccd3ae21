import type { Readable } from 'node:stream';

/** Storage for file contents. Keys are generated (`[a-z0-9/-]`), never user input. */
export interface Storage {
  /**
   * Stores `source` under `key`; resolves when it is durable. If the source fails, nothing remains and its error is
   * thrown.
   * @throws FI06 if the storage is not reachable, as the other methods.
   */
  write(key: string, source: Readable): Promise<{ sizeBytes: number; sha256: string }>;
  /** @throws if the key does not exist. `range` is in bytes, both ends inclusive. */
  read(key: string, range?: { start: number; end: number }): Promise<Readable>;
  /** Missing keys are ignored. */
  remove(...keys: string[]): Promise<void>;
  /** Deletes incomplete writes started before this time, left by killed processes. */
  dropUnfinished(before: Date): Promise<void>;
}

/** @throws if the key could leave the storage's folder. */
export function checkKey(key: string): string {
  if (!/^[a-z0-9]+(?:[/-][a-z0-9]+)*$/.test(key)) throw new Error('Not a storage key');
  return key;
}
