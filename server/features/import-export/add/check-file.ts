import { boardOf, slotOf } from '#shared/boards.ts';
import type { BoardType } from '#shared/boards.ts';
import type { FilePurpose } from '#shared/boards/board.ts';
import { messages } from '#shared/messages.ko.ts';
import { ERROR_TEXT } from '#shared/messages.ko.ts';
import { SERVER_LIMITS } from '#server/limits.ts';
import { importExportText as text } from '#shared/messages/boards/documents/import-export.ko.ts';
import { AppError } from '#server/errors.ts';
import { HEAD_BYTES, PartsSought, cleanFileName, detectType, extensionOf } from '#server/storage/file-type.ts';
import { rulesOf } from '#server/features/files/file.rules.ts';
import { inspectPackage } from '#server/features/market/inspect-package.ts';
import type { FileBytes, IncomingFile } from '../incoming-document.ts';
import type { ImportTools } from './import-tools.ts';

/** A file that is valid for its document. */
export interface FittingFile {
  moved: IncomingFile;
  name: string;
  purpose: FilePurpose;
  rules: { maxBytes: number; extensions: readonly string[] };
  bytes: FileBytes;
  /** Entries of a package. */
  entries: { name: string; sizeBytes: number }[];
}

/** Purpose on this board; unsupported purposes become attachments. */
export const purposeOn = (boardType: BoardType, purpose: FilePurpose): FilePurpose =>
  purpose === 'image' || slotOf(boardType, purpose) ? purpose : 'attachment';

/** Checks a file by the rules of an upload, without storing it. Returns the file, or the reason of a refusal. */
export async function checkIncomingFile(
  tools: ImportTools,
  boardType: BoardType,
  moved: IncomingFile,
  purpose: FilePurpose,
): Promise<FittingFile | string> {
  const name = cleanFileName(moved.name, SERVER_LIMITS.fileNameMaxChars);
  const rules = rulesOf(boardType, purpose);
  if (!rules) return text.noFilesHere(boardOf(boardType).name);
  const { bytes } = moved;
  if (bytes === null) return text.fileNotSent;
  if (!rules.extensions.includes(extensionOf(name))) return ERROR_TEXT.FI02;
  if (bytes.sizeBytes > rules.maxBytes) return messages.files.tooLarge(rules.maxBytes);
  if ((await detectType(name, await headOf(bytes))) === null || !(await hasParts(name, bytes))) return ERROR_TEXT.FI02;
  const entries = purpose === 'package' ? await entriesOf(tools, moved, bytes) : [];
  return typeof entries === 'string' ? entries : { moved, name, purpose, rules, bytes, entries };
}

async function headOf(bytes: FileBytes): Promise<Buffer> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const chunk of (await bytes.open()) as AsyncIterable<Buffer>) {
    parts.push(chunk);
    length += chunk.length;
    if (length >= HEAD_BYTES) break;
  }
  return Buffer.concat(parts);
}

async function hasParts(name: string, bytes: FileBytes): Promise<boolean> {
  const parts = new PartsSought(name);
  if (parts.isFound) return true;
  for await (const piece of (await bytes.open()) as AsyncIterable<Buffer>) {
    parts.look(piece);
    if (parts.isFound) return true;
  }
  return false;
}

/** A package inside a zip is copied first, because reading an archive needs random access. */
async function entriesOf({ context, actor, spool }: ImportTools, { version }: IncomingFile, bytes: FileBytes) {
  if (version === null || version.version.trim() === '' || version.createdAt === '') return text.noVersion;
  const kept = await spool.keep(await bytes.open());
  try {
    return await inspectPackage(context, actor.id, { storage_key: kept.key, size_bytes: kept.sizeBytes });
  } catch (error) {
    if (error instanceof AppError) return error.message;
    throw error;
  }
}
