import type { BoardType } from '#shared/boards.ts';
import type { Db } from '#server/db/open-database.ts';
import type { ExportedFile } from './exported-documents.ts';
import { exportedDocuments } from './exported-documents.ts';

export async function* boardJson(db: Db, boardType: BoardType, exported?: ExportedFile[]): AsyncGenerator<string> {
  yield `{"boardType":${JSON.stringify(boardType)},"documents":[`;
  let separator = '\n';
  for await (const document of exportedDocuments(db, boardType, exported)) {
    yield separator + JSON.stringify(document);
    separator = ',\n';
  }
  yield '\n]}\n';
}
