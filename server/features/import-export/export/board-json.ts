import type { BoardType } from '#shared/boards.ts';
import type { Db } from '#server/db/open-database.ts';
import type { ExportedFile } from './exported-documents.ts';
import { exportedDocuments } from './exported-documents.ts';

export async function* boardJson(db: Db, boardType: BoardType, exported?: ExportedFile[]): AsyncGenerator<string> {
  yield `{"boardType":${JSON.stringify(boardType)},"documents":[`;
  let separator = '\n';
  for await (const { document, replies } of exportedDocuments(db, boardType, exported)) {
    yield `${separator}${JSON.stringify(document).slice(0, -1)},"replies":`;
    yield* jsonList(replies);
    yield '}';
    separator = ',\n';
  }
  yield '\n]}\n';
}

/** A list of any length, an element at a time. */
export async function* jsonList(elements: AsyncIterable<object>): AsyncGenerator<string> {
  let separator = '[';
  for await (const element of elements) {
    yield separator + JSON.stringify(element);
    separator = ',';
  }
  yield separator === '[' ? '[]' : ']';
}
