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

/** Keys of an article that name files beside it, and what those are to the document. */
const FILE_KEYS: Record<string, FilePurpose> = {
  cover: 'cover',
  screenshots: 'screenshot',
  video: 'video',
  captions: 'captions',
  files: 'attachment',
  practice: 'attachment',
};

/** Where an article's files may lie, seen from its folder. */
const PLACES = ['', 'images/', 'files/', 'packages/'];

export interface SeededDocument {
  id: string;
  boardType: BoardType;
  /** Of its article. */
  folder: URL;
  fields: Readonly<Record<string, string>>;
  createdAt: string;
}

/** Stores the files that an article of content/ names, as if they had been uploaded with it. */
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

/** Stores one file that lies beside an article; answers its row. */
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
