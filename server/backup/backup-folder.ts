import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/**
 * A backup is a folder: `manifest.json`, the rows of every table as `tables/<name>.jsonl.gz`, and the referenced files
 * as `files/<storage key>`. It is independent of the database, so that it can be restored into SQLite or PostgreSQL. A
 * folder without a manifest is incomplete.
 */
const manifest = z.object({
  format: z.literal(1),
  createdAt: z.string(),
  /** Newest migration of the tables. A restore creates these tables, fills them and then migrates on. */
  migration: z.string(),
  /** An empty table has no file, and therefore no hash. */
  tables: z.array(z.object({ name: z.string(), rows: z.number(), sha256: z.string().nullable() })),
  files: z.array(z.object({ key: z.string(), sizeBytes: z.number(), sha256: z.string() })),
  /** Keys referred to by rows whose files were already missing. */
  missing: z.array(z.string()),
  /** Those of `missing` that were known to be lost: without them the backup is complete. */
  allowedMissing: z.array(z.string()).default([]),
});

export type Manifest = z.output<typeof manifest>;

/** Error for the terminal, with a Korean instruction. */
export class BackupError extends Error {}

export const tablePath = (folder: string, name: string) => join(folder, 'tables', `${name}.jsonl.gz`);
export const filePath = (folder: string, key: string) => join(folder, 'files', key);
export const manifestPath = (folder: string) => join(folder, 'manifest.json');

/** Keys whose files should have been there. */
export const lackedBy = ({ missing, allowedMissing }: Manifest): string[] =>
  missing.filter((key) => !allowedMissing.includes(key));

/** @throws BackupError if the folder is not a complete backup. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(manifestPath(folder), 'utf8').catch(() => null);
  if (text === null) throw new BackupError(`백업이 아니거나 끝까지 만들어지지 않은 폴더입니다: ${folder}`);
  const parsed = manifest.safeParse(jsonOrNull(text));
  if (!parsed.success) throw new BackupError(`백업 목록을 읽을 수 없습니다: ${manifestPath(folder)}`);
  return parsed.data;
}

/**
 * Verifies the hashes of all parts.
 * @throws BackupError with the first damaged part.
 */
export async function verifyBackup(folder: string, { tables, files }: Manifest): Promise<void> {
  const parts = [
    ...tables.filter(({ rows }) => rows > 0).map(({ name, sha256 }) => ({ path: tablePath(folder, name), sha256 })),
    ...files.map(({ key, sha256 }) => ({ path: filePath(folder, key), sha256 })),
  ];
  for (const { path, sha256 } of parts) {
    const found = await sha256Of(path).catch(() => null);
    if (found !== sha256) {
      throw new BackupError(`백업이 손상되었습니다. ${found === null ? '없는' : '내용이 달라진'} 파일: ${path}`);
    }
  }
}

export async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

function jsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
