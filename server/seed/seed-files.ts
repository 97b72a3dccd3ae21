import { createReadStream } from 'node:fs';
import { access } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import type { BoardType } from '#shared/boards.ts';
import { FILE_VISIBILITIES } from '#shared/boards/board.ts';
import type { FilePurpose, FileVisibility } from '#shared/boards/board.ts';
import type { Context } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import type { FileRow } from '../features/files/file.queries.ts';
import { recountFiles } from '../features/files/file.queries.ts';
import { receiveFile } from '../features/files/receive-file.ts';
import { GENERAL_EXTENSIONS } from '#shared/boards/file-kinds.ts';
import { LIMITS } from '#shared/limits.ts';

/** Front matter keys that name files, and the purpose of those files. */
const FILE_KEYS: Record<string, FilePurpose> = {
  cover: 'cover',
  screenshots: 'screenshot',
  video: 'video',
  captions: 'captions',
  files: 'attachment',
  practice: 'attachment',
};

/** Places of an article's files, relative to its folder. */
const PLACES = ['', 'images/', 'files/', 'packages/'];

export interface SeededDocument {
  id: string;
  boardType: BoardType;
  /** Folder of its article. */
  folder: URL;
  fields: Readonly<Record<string, string>>;
  createdAt: string;
}

/** Stores the files that an article refers to, like uploads. */
export async function seedFiles(tx: Db, context: Context, document: SeededDocument): Promise<void> {
  let position = 0;
  for (const [key, purpose] of Object.entries(FILE_KEYS)) {
    for (const name of listOf(document.fields[key])) {
      const visibility = key === 'files' ? visibilityOf(document.fields.visibility) : 'all';
      await seedFile(tx, context, document, { name, purpose, position: position++, visibility });
    }
  }
  if (position > 0) await recountFiles(tx, document.id);
}

interface SeededFile {
  name: string;
  purpose: FilePurpose;
  position?: number;
  visibility?: FileVisibility;
}

/** Stores one file of an article; returns its row. */
export async function seedFile(
  tx: Db,
  context: Context,
  document: SeededDocument,
  { name, purpose, position = 0, visibility = 'all' }: SeededFile,
): Promise<FileRow> {
  const source = createReadStream(await findBeside(document.folder, name));
  const rules = { maxBytes: LIMITS.videoMaxBytes, extensions: GENERAL_EXTENSIONS };
  const kept = await receiveFile(context, source, { fileName: name, ...rules });
  return tx
    .insertInto('file')
    .values({
      id: randomUUID(),
      document_id: document.id,
      uploader_id: null,
      board_type: document.boardType,
      purpose,
      position,
      name: kept.name,
      mime: kept.mime,
      size_bytes: kept.sizeBytes,
      sha256: kept.sha256,
      storage_key: kept.storageKey,
      visibility,
      created_at: document.createdAt,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

const listOf = (names = '') =>
  names
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);

function visibilityOf(label = ''): FileVisibility {
  const found = Object.entries(FILE_VISIBILITIES).find(([, text]) => text === label);
  return (found?.[0] as FileVisibility | undefined) ?? 'all';
}

async function findBeside(folder: URL, name: string): Promise<URL> {
  for (const place of PLACES) {
    const candidate = new URL(place + encodeURIComponent(name), folder);
    const isThere = await access(candidate).then(
      () => true,
      () => false,
    );
    if (isThere) return candidate;
  }
  throw new Error(`${folder.pathname} names ${name}, which is not there`);
}
