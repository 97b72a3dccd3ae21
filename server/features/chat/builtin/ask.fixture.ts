import type { Actor } from '#shared/permissions.ts';
import { indexDocument } from '#server/search/index/index-document.ts';
import { indexWaiting } from '#server/search/index/index-waiting.ts';
import type { TestApp } from '#server/testing/build-test-app.ts';
import type { AnswerPart, EarlierTurn } from '../chat-engine.ts';
import { builtinEngine } from './builtin-engine.ts';

/** Asks the built-in engine one question and collects the parts of its answer. */
export async function askBuiltin(
  { context }: Pick<TestApp, 'context'>,
  query: string,
  { actor = null, earlier = [] }: { actor?: Actor; earlier?: EarlierTurn[] } = {},
) {
  const parts: AnswerPart[] = [];
  const now = context.clock.now().toISOString();
  const question = { query, earlier, actor, now, visitorId: 'visitor', signal: new AbortController().signal };
  for await (const part of builtinEngine(context).answer(question)) parts.push(part);
  return {
    parts,
    text: parts.flatMap((part) => (part.kind === 'text' ? [part.text] : [])).join(''),
    sources: parts.flatMap((part) => (part.kind === 'sources' ? part.sources : [])),
    suggested: parts.flatMap((part) => (part.kind === 'suggested' ? part.questions : [])),
    isUnanswered: parts.some(({ kind }) => kind === 'unanswered'),
    /** All parts as text, for checks of what must not occur. */
    all: JSON.stringify(parts),
  };
}

/** The words of a file for customers, as they are after it was read. */
export async function attachText({ context }: TestApp, documentId: string, content: string) {
  const now = context.clock.now().toISOString();
  await context.db
    .insertInto('file')
    .values({
      id: 'secret-file',
      document_id: documentId,
      uploader_id: null,
      board_type: 'library',
      purpose: 'attachment',
      visibility: 'customer',
      name: 'guide.txt',
      mime: 'text/plain',
      size_bytes: 10,
      sha256: '',
      storage_key: 'secret-file',
      created_at: now,
    })
    .execute();
  await context.db.insertInto('file_text').values({ file_id: 'secret-file', content, read_at: now }).execute();
  await indexDocument(context.db, documentId);
  await indexWaiting(context);
}
