import type { BoardType } from '#shared/boards.ts';
import { boardOf } from '#shared/boards.ts';
import type { FieldKind, FileVisibility } from '#shared/boards/board.ts';
import type { Role } from '#shared/permissions.ts';
import type { TestApp } from '#server/testing/build-test-app.ts';
import { makeDocument } from '#server/testing/make/make.document.ts';
import type { MadeUser } from '#server/testing/make/make.user.ts';
import { makeUser } from '#server/testing/make/make.user.ts';
import { PNG, upload } from '#server/testing/upload.ts';

/** Values of fields that must not be empty, by kind; otherwise the first option or a line of text. */
const VALUES: Partial<Record<FieldKind, string>> = { check: 'true', videoUrl: 'https://vimeo.com/76979871' };
/** Where the first option needs more than the form. */
const OWN_VALUES: Partial<Record<BoardType, Record<string, string>>> = { market: { delivery: '문의' } };

/** Minimum valid form, from the board's definition. */
function minimumOf(boardType: BoardType): { category: string; fields: Record<string, string> } {
  const { categories, fields, shownByField, eitherOr } = boardOf(boardType);
  const needed = fields.filter(({ name, required }) => required || name === shownByField || name === eitherOr?.field);
  const values = needed.map(({ name, kind, options }) => [name, options?.[0] ?? VALUES[kind] ?? '한 줄']);
  return { category: categories[0] ?? '', fields: { ...Object.fromEntries(values), ...OWN_VALUES[boardType] } };
}

export const formOf = (boardType: BoardType) => ({
  title: '새로 쓴 제목',
  bodyHtml: '<p>새로 쓴 내용입니다.</p>',
  ...minimumOf(boardType),
});

/** Columns of the table: null is an anonymous visitor. `author` wrote the document, `other` did not. */
export interface Visitors {
  order: (MadeUser | null)[];
  manager: MadeUser;
  author: MadeUser;
}

/** The last two have `authorRole`: the author, and another user. */
export async function makeVisitors(portal: TestApp, boardType: BoardType, authorRole: Role): Promise<Visitors> {
  const withRole = (role: Role) => makeUser(portal, { roles: [role] });
  const manager = await withRole('ROLE_MANAGER');
  const author = await withRole(authorRole);
  const other = await withRole(authorRole);
  await makeDocument(portal, { boardType, author: other });
  const members = [await withRole('ROLE_USER'), await withRole('ROLE_CUSTOMER'), await withRole('ROLE_SALES')];
  return { order: [null, ...members, manager, await withRole('ROLE_ADMIN'), author, other], manager, author };
}

/** Uploads the files that a form of this board needs, as `token`; empty if refused. */
export async function uploadNeeded(portal: TestApp, boardType: BoardType, token: string | undefined) {
  const { slots } = boardOf(boardType);
  const picture = slots.find(({ required, purpose }) => required && purpose !== 'attachment')?.purpose;
  const sent = [];
  if (picture) sent.push(await upload(portal, { token, boardType, purpose: picture, name: '그림.png', content: PNG }));
  if (slots.some(({ purpose }) => purpose === 'attachment')) sent.push(await upload(portal, { token, boardType }));
  return sent.filter(({ status }) => status === 200).map(({ data }) => data);
}

export interface Given {
  isPrivate?: boolean;
  isHidden?: boolean;
  isDeleted?: boolean;
  publishAt?: string;
  visibility?: FileVisibility;
}

/** A document of the author with files, also where the author may not write. */
export async function createDocumentFor(portal: TestApp, boardType: BoardType, visitors: Visitors, given: Given = {}) {
  const { db } = portal.context;
  const { visibility = 'all', ...state } = given;
  const { category, fields } = minimumOf(boardType);
  const id = await makeDocument(portal, { boardType, author: visitors.author, category, fields, ...state });
  const files = await uploadNeeded(portal, boardType, visitors.manager.token);
  const fileIds = files.map(({ fileId }) => fileId);
  if (fileIds.length > 0)
    await db.updateTable('file').set({ document_id: id, visibility }).where('id', 'in', fileIds).execute();
  return { id, fileIds, fileUrl: files.at(-1)?.url };
}
