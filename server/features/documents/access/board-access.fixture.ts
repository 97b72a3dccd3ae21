import type { BoardType } from '#shared/boards.ts';
import type { FilePurpose, FileVisibility } from '#shared/boards/board.ts';
import type { Role } from '#shared/permissions.ts';
import type { TestApp } from '#server/testing/build-test-app.ts';
import { makeDocument } from '#server/testing/make.document.ts';
import type { MadeUser } from '#server/testing/make.user.ts';
import { makeUser } from '#server/testing/make.user.ts';
import { PNG, upload } from '#server/testing/upload.ts';

/** Minimum valid form of each board. */
const FORMS: Record<BoardType, { category: string; fields: Record<string, string>; picture?: FilePurpose }> = {
  reference: {
    category: '제조',
    fields: { customerName: '한빛정밀', summary: '결산을 자동화했습니다.', approved: 'true' },
    picture: 'cover',
  },
  market: {
    category: '스크립트',
    fields: { summary: '한 줄 소개', task: '공통', delivery: '문의', compatibility: '4.5 이상', license: 'MIT' },
    picture: 'screenshot',
  },
  notice: { category: '공지', fields: {} },
  library: { category: '매뉴얼', fields: {} },
  faq: { category: '설치', fields: { isUsed: 'true' } },
  qna: { category: '오류', fields: {} },
  videoTutorial: { category: '입문', fields: { videoUrl: 'https://vimeo.com/76979871' } },
};

export const formOf = (boardType: BoardType) => {
  const { category, fields } = FORMS[boardType];
  return { title: '새로 쓴 제목', category, bodyHtml: '<p>새로 쓴 내용입니다.</p>', fields };
};

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
  const { picture } = FORMS[boardType];
  const sent = [];
  if (picture) sent.push(await upload(portal, { token, boardType, purpose: picture, name: '그림.png', content: PNG }));
  if (boardType !== 'faq') sent.push(await upload(portal, { token, boardType }));
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
export async function giveDocument(portal: TestApp, boardType: BoardType, visitors: Visitors, given: Given = {}) {
  const { db } = portal.context;
  const { visibility = 'all', ...state } = given;
  const { category, fields } = FORMS[boardType];
  const id = await makeDocument(portal, { boardType, author: visitors.author, category, fields, ...state });
  const files = await uploadNeeded(portal, boardType, visitors.manager.token);
  const fileIds = files.map(({ fileId }) => fileId);
  if (fileIds.length > 0)
    await db.updateTable('file').set({ document_id: id, visibility }).where('id', 'in', fileIds).execute();
  return { id, fileIds, fileUrl: files.at(-1)?.url };
}
