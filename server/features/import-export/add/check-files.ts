import { randomUUID } from 'node:crypto';
import { slotOf } from '#shared/boards.ts';
import type { BoardType } from '#shared/boards.ts';
import type { FilePurpose } from '#shared/boards/board.ts';
import { ERROR_TEXT, messages } from '#shared/messages.ko.ts';
import { importExportText as text } from '#shared/messages/boards/documents/import-export.ko.ts';
import { paths } from '#shared/paths.ts';
import type { IncomingDocument, IncomingFile } from '../incoming-document.ts';
import type { FittingFile } from './check-file.ts';
import { checkIncomingFile, purposeOn } from './check-file.ts';
import type { ImportTools } from './import-tools.ts';
import { pictureAddresses, placePictures } from './place-pictures.ts';

interface Pictures {
  files: { id: string; file: FittingFile }[];
  /** Replaces picture addresses in the text of the document or of a reply. */
  place: (html: string) => string;
  /** Files shown in the text, which are not listed as attachments. */
  shown: ReadonlySet<IncomingFile>;
  notes: string[];
}

/** Checks the pictures in a document's texts by the rules of the editor. */
export async function checkPictures(
  tools: ImportTools,
  boardType: BoardType,
  moved: IncomingDocument,
): Promise<Pictures> {
  const files: Pictures['files'] = [];
  const shown = new Set<IncomingFile>();
  const places = new Map<string, string>();
  const notes: string[] = [];
  let lost = 0;
  const texts = [moved.bodyHtml, ...moved.replies.map(({ bodyHtml }) => bodyHtml)];
  for (const address of new Set(texts.flatMap(pictureAddresses))) {
    const file = moved.pictureAt(address);
    const checked = file ? await checkIncomingFile(tools, boardType, file, 'image') : null;
    if (!file || checked === null) lost += 1;
    else if (typeof checked === 'string') notes.push(text.fileLeft(file.name, checked));
    else {
      const id = randomUUID();
      files.push({ id, file: checked });
      shown.add(file);
      places.set(address, paths.uploadedFile(id));
    }
  }
  if (lost > 0) notes.push(text.picturesLeft(lost));
  return { files, shown, notes, place: (html) => placePictures(html, (address) => places.get(address)) };
}

/** Checks the attachments of a document by the board's rules; `counts` are the valid ones. */
export async function checkAttachments(
  tools: ImportTools,
  boardType: BoardType,
  wanted: readonly IncomingFile[],
): Promise<{ files: FittingFile[]; counts: ReadonlyMap<FilePurpose, number>; notes: string[] }> {
  const files: FittingFile[] = [];
  const counts = new Map<FilePurpose, number>();
  const notes: string[] = [];
  const versions = new Set<string>();
  for (const moved of wanted) {
    const purpose = purposeOn(boardType, moved.purpose);
    if (purpose === 'image') continue;
    const version = purpose === 'package' ? moved.version?.version : undefined;
    const most = slotOf(boardType, purpose)?.maxCount ?? 0;
    const isFull = version === undefined && (counts.get(purpose) ?? 0) >= most && most > 0;
    const checked = isFull
      ? messages.files.tooMany(most)
      : version !== undefined && versions.has(version)
        ? ERROR_TEXT.MK02
        : await checkIncomingFile(tools, boardType, moved, purpose);
    if (typeof checked === 'string') {
      notes.push(text.fileLeft(moved.name, checked));
      continue;
    }
    if (version !== undefined) versions.add(version);
    counts.set(purpose, (counts.get(purpose) ?? 0) + 1);
    files.push(checked);
  }
  return { files, counts, notes };
}
