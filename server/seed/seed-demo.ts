import type { AnswerState } from '#shared/boards/answer-states.ts';
import type { BoardType } from '#shared/boards.ts';
import { BOARD_TYPES, boardOf } from '#shared/boards.ts';
import type { Context } from '../context.ts';
import { nowIso } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { transaction } from '../db/transaction.ts';
import { NO_VALUES, columnsOf } from '../features/documents/document-columns.ts';
import { insertDocument } from '../features/documents/document.queries.ts';
import { insertReply } from '../features/replies/reply.queries.ts';
import { createUser } from '../features/users/user.queries.ts';
import { storeSetting } from '../site/stored-setting.ts';
import { textOf } from '../rich-text/plain-text.ts';
import { hashPassword } from '../security/password.ts';
import { boardFieldsOf } from './article-fields.ts';
import { saveReview } from '../features/market/market-review.queries.ts';
import { reviewsOf, seedVersions } from './seed-market.ts';
import { seedFiles } from './seed-files.ts';
import { seedLikes } from './seed-likes.ts';
import type { SeedDocument, SeedMember } from './read-content.ts';
import { readDocuments, readMembers } from './read-content.ts';
import { seedAnswerTemplates } from './seed-answer-templates.ts';
import { seedInquiries } from './seed-inquiries.ts';
import { seedCompany } from './seed-company.ts';
import { seedDrivers } from './seed-drivers.ts';

/** Matches no password: demo members cannot log in. */
const NO_PASSWORD = '!';

export type People = Map<string, { id: string; isStaff: boolean; isDemoUser: boolean; name: string }>;

/** Fills an empty portal with content/ in one transaction. `demoPassword` is for the demo account. */
export async function seedDemo(
  context: Context,
  demoUserId: string,
  demoPassword: string,
  signal?: AbortSignal,
): Promise<void> {
  const { productName } = context.config;
  const members = await readMembers();
  await seedDrivers(context);
  const demoHash = await hashPassword(demoPassword);
  await transaction(context.db, async (tx) => {
    const people = await seedMembers(tx, context, members, demoUserId, (loginId) =>
      loginId === demoUserId ? demoHash : NO_PASSWORD,
    );
    await seedCompany(tx, nowIso(context));
    await seedInquiries(tx, people);
    await seedAnswerTemplates(tx, nowIso(context));
    const ids: string[] = [];
    for (const boardType of BOARD_TYPES) {
      const documents = await readDocuments(boardOf(boardType).contentFolder, productName);
      for (const document of documents) {
        signal?.throwIfAborted();
        ids.push(await seedDocument(tx, context, boardType, document, people));
      }
    }
    await storeSetting(tx, 'demo-documents', ids, null, nowIso(context));
  });
}

async function seedMembers(
  tx: Db,
  context: Context,
  members: SeedMember[],
  demoUserId: string,
  hashOf: (loginId: string) => string,
): Promise<People> {
  const people: People = new Map();
  for (const member of members) {
    const id = await createUser(tx, context, {
      userId: member.loginId,
      userName: member.name,
      passwordHash: hashOf(member.loginId),
      email: member.email,
      emailStatus: 'confirmed',
      affiliation: member.affiliation,
      roles: member.roles,
      createdAt: utc(member.createdAt),
    });
    const isStaff = member.roles.includes('ROLE_MANAGER');
    people.set(member.loginId, { id, isStaff, isDemoUser: member.loginId === demoUserId, name: member.name });
  }
  return people;
}

async function seedDocument(
  tx: Db,
  context: Context,
  boardType: BoardType,
  document: SeedDocument,
  people: People,
): Promise<string> {
  const { folder, fields, bodyHtml, replies } = document;
  const boardFields = boardFieldsOf(boardType, fields);
  const { shownByField, hasReview } = boardOf(boardType);
  const createdAt = momentOf(fields.createdAt ?? '', nowIso(context));
  const id = await insertDocument(
    tx,
    {
      boardType,
      author: authorOf(fields.author ?? '', people),
      publishAt: createdAt,
      reviewState: hasReview ? '게시' : null,
      columns: {
        title: fields.title ?? '',
        category: fields.category ?? '',
        body_html: bodyHtml,
        body_text: textOf(bodyHtml),
        fields: JSON.stringify(boardFields),
        ...columnsOf({
          ...NO_VALUES,
          isPrivate: fields.private === 'true',
          isPinned: fields.pinned === 'true',
        }),
        is_hidden: shownByField !== undefined && boardFields[shownByField] !== 'true' ? 1 : 0,
      },
    },
    createdAt,
  );
  const seeded = { id, boardType, folder, fields, createdAt };
  await seedFiles(tx, context, seeded);
  await seedVersions(tx, context, seeded);
  for (const review of reviewsOf(fields.reviews)) {
    const { author, rating, body, at } = review;
    await saveReview(tx, { documentId: id, author: authorOf(author, people), rating, body }, utc(at));
  }
  for (const reply of replies) {
    const author = authorOf(reply.author, people);
    await insertReply(
      tx,
      {
        document_id: id,
        parent_id: null,
        ...author,
        body_html: reply.bodyHtml,
        is_official: reply.isOfficial ? 1 : 0,
        is_accepted: reply.isAccepted ? 1 : 0,
      },
      utc(reply.at),
    );
  }
  const likes = await seedLikes(tx, seeded, people);
  await tx
    .updateTable('document')
    .set({
      view_count: Number(fields.views ?? 0),
      like_count: likes,
      ...(fields.state && { answer_state: fields.state as AnswerState }),
    })
    .where('id', '=', id)
    .execute();
  return id;
}

/** A member by login ID; any other name is a staff team. */
function authorOf(name: string, people: People) {
  const person = people.get(name);
  if (!person) return { author_id: null, author_name: name, is_staff_author: 1 };
  return {
    author_id: person.id,
    author_name: person.isStaff ? person.name : name,
    is_staff_author: person.isStaff ? 1 : 0,
  };
}

const utc = (iso: string) => new Date(iso).toISOString();

const HOUR_MS = 3_600_000;

/** A moment, or `now-5h` for what waits for an answer: it would be overdue from the first day on. */
function momentOf(given: string, now: string): string {
  const hours = /^now-(\d+)h$/.exec(given)?.[1];
  return hours === undefined ? utc(given) : new Date(Date.parse(now) - Number(hours) * HOUR_MS).toISOString();
}
