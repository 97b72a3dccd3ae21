import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import type { BoardType } from '#shared/boards.ts';
import { boardOf } from '#shared/boards.ts';
import { buildApp } from '#server/app.ts';
import { markdownToHtml } from '#server/markdown/markdown-to-html.ts';
import type { Context } from '#server/context.ts';
import { readWaitingFiles } from '#server/search/files/read-waiting-files.ts';
import { indexManual } from '#server/search/index/index-manual.ts';
import { indexPages } from '#server/search/index/index-pages.ts';
import { indexWaiting } from '#server/search/index/index-waiting.ts';
import { createSession } from '#server/features/users/sessions/session.queries.ts';
import { createUser } from '#server/features/users/user.queries.ts';

/** Texts of a company, not prepared for the assistant, and questions by a person who knew only these texts. */
export interface Corpus {
  documents: { id: string; board: BoardType; title: string; body: string }[];
  questions: { question: string; kind: string; documents: string[]; facts: string[] }[];
}

/** Used during development, so the figures on them are optimistic. */
export const DEVELOPMENT = [
  'groupware',
  'shop',
  'rental',
  'hospital',
  'machines',
  'dormitory',
  'telecom',
  'apartment',
  'travel',
] as const;
/** Final test sets: measured only, never read by people who work on the assistant. */
export const FINAL = ['publiclibrary', 'payroll', 'insurance', 'sportscentre'] as const;

const lines = <T>(name: string): T[] =>
  readFileSync(new URL(name, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as T);

export const readCorpus = (name: string): Corpus => ({
  documents: lines(`corpora/${name}.documents.jsonl`),
  questions: lines(`corpora/${name}.questions.jsonl`),
});

export interface DemoQuestion {
  question: string;
  /** Parts of the titles that answer, or `manual:` and a page's name; empty if unanswerable. */
  documents: string[];
}

/** Questions about the demo content. */
export const readQuestions = (name: string): DemoQuestion[] => lines(name);

/** Runs the background jobs of a new portal: indexes the manual, its own pages and the attached files. */
export async function prepareCorpus(context: Context): Promise<void> {
  await indexManual(context);
  await indexPages(context);
  for (let round = 0; round < FILE_ROUNDS; round += 1) await readWaitingFiles(context);
  await indexWaiting(context);
}

/** Each round reads a few files. */
const FILE_ROUNDS = 5;

/** Publishes the documents in order, as a logged-in operator through the API. Returns their corpus ids by document id. */
export async function publishCorpus(context: Context, { documents }: Corpus): Promise<Map<string, string>> {
  const app = await buildApp(context);
  const person = { userId: 'operator', userName: '운영자', email: 'operator@example.com', emailStatus: 'confirmed' };
  const account = { ...person, passwordHash: '!', affiliation: '', roles: ['ROLE_MANAGER' as const] };
  const id = await createUser(context.db, context, { ...account, emailStatus: 'confirmed' });
  const token = await createSession(context.db, context, { id, login_id: 'operator', name: '운영자' });
  const headers = { authorization: `Bearer ${token}` };
  const published = new Map<string, string>();
  for (const { id: corpusId, board, title, body } of documents) {
    const { categories, slots } = boardOf(board);
    const payload = {
      boardType: board,
      title,
      category: categories.at(-1) ?? '',
      bodyHtml: await markdownToHtml(body),
      fields: board === 'faq' ? { isUsed: 'true' } : {},
      isPrivate: false,
      isPinned: false,
      publishAt: null,
      popupFrom: null,
      popupUntil: null,
      fileIds: slots.some(({ required }) => required) ? [await upload(app, headers, board)] : [],
      fileVisibility: {},
    };
    const answer = await app.inject({ method: 'POST', url: '/api/v1/board/write', headers, payload });
    if (answer.statusCode !== 200) throw new Error(`${corpusId} was not published: ${answer.body}`);
    published.set(answer.json<{ data: { documentId: string } }>().data.documentId, corpusId);
  }
  await app.close();
  return published;
}

/** For boards that require a file; this one has no searchable text. */
async function upload(app: FastifyInstance, headers: Record<string, string>, boardType: BoardType): Promise<string> {
  const form = new FormData();
  form.set('boardType', boardType);
  form.set('purpose', 'attachment');
  form.set('file', new Blob(['.']), 'file.txt');
  const body = new Response(form);
  const type = { 'content-type': body.headers.get('content-type') ?? '' };
  const payload = Buffer.from(await body.arrayBuffer());
  const answer = await app.inject({
    method: 'POST',
    url: '/api/v1/board/upload-file',
    headers: { ...headers, ...type },
    payload,
  });
  if (answer.statusCode !== 200) throw new Error(`No file was taken: ${answer.body}`);
  return answer.json<{ data: { fileId: string } }>().data.fileId;
}
