import type { InjectOptions } from 'fastify';
import { decodeJwt } from 'jose';
import type { BoardType } from '#shared/boards.ts';
import type { Role } from '#shared/permissions.ts';
import { saveNotification } from '#server/notifications/notify-member.ts';
import type { TestApp } from '#server/testing/build-test-app.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { encryptFor } from '#server/testing/encrypt.ts';
import { makeDocument, makeReply } from '#server/testing/make/make.document.ts';
import { makeDriver } from '#server/testing/make/make.driver.ts';
import { makeInquiry, submissionOf } from '#server/testing/make/make.inquiry.ts';
import type { MadeUser } from '#server/testing/make/make.user.ts';
import { logInAgain, makeUser, TEST_PASSWORD } from '#server/testing/make/make.user.ts';
import { upload } from '#server/testing/upload.ts';

/** Stands in everything that belongs to the owner alone. */
export const OWNERS_SECRET = '주인만보는글7391';
/** Stands in the inquiry that a visitor sent: for those who look after inquiries. */
export const INQUIRY_SECRET = '문의한사람2846';

/** Who asks, in the order of the answers in the tables; the owner is a plain member as well. */
export const ASKERS = ['visitor', 'member', 'customer', 'sales', 'manager', 'admin', 'owner'] as const;
export type AskerName = (typeof ASKERS)[number];

const ROLE_OF: Record<Exclude<AskerName, 'visitor'>, Role> = {
  member: 'ROLE_USER',
  customer: 'ROLE_CUSTOMER',
  sales: 'ROLE_SALES',
  manager: 'ROLE_MANAGER',
  admin: 'ROLE_ADMIN',
  owner: 'ROLE_USER',
};

export interface Asker {
  name: AskerName;
  headers: Record<string, string>;
}

/** One request, without its method and path. */
export interface Shot {
  path?: Record<string, string>;
  query?: Record<string, string>;
  body?: InjectOptions['payload'];
  headers?: Record<string, string>;
}

export const DOCUMENT_STATES = ['public', 'private', 'hidden', 'deleted', 'scheduled'] as const;
export type DocumentState = (typeof DOCUMENT_STATES)[number];

const IN_STATE = {
  public: {},
  private: { isPrivate: true },
  hidden: { isHidden: true },
  deleted: { isDeleted: true },
  scheduled: { publishAt: '2027-01-01T00:00:00.000Z' },
} as const;

/** The form of an upload, of whoever asks. */
export async function formWithFile(): Promise<Shot> {
  const form = new FormData();
  form.append('boardType', 'qna');
  form.append('purpose', 'attachment');
  form.append('file', new Blob(['오류 로그']), '로그.txt');
  const request = new Request('http://localhost', { method: 'POST', body: form });
  const headers = { 'content-type': request.headers.get('content-type') ?? '' };
  return { body: Buffer.from(await request.arrayBuffer()), headers };
}

export type World = Awaited<ReturnType<typeof makeAccessWorld>>;

/** A portal with things of one member in it, and somebody of each kind who asks for them. */
export async function makeAccessWorld() {
  const portal = await buildTestApp({ callLimitFactor: 10_000 });
  portal.context.outbound = { open: () => Promise.reject(new Error('nothing leaves')) };
  const owner = await makeUser(portal, { userName: OWNERS_SECRET });
  const { keyId, encrypt } = encryptFor(portal);
  const password = encrypt(TEST_PASSWORD);

  const asker = async (name: AskerName): Promise<Asker> => {
    if (name === 'visitor') return { name, headers: {} };
    // Anew each time: some calls end the session of whoever asks.
    const token = name === 'owner' ? await ownersToken() : (await makeUser(portal, { roles: [ROLE_OF[name]] })).token;
    return { name, headers: { authorization: `Bearer ${token}` } };
  };

  const ownersToken = () => logInAgain(portal, owner);

  const other = await makeUser(portal);
  const boardMakers = makersOnBoards(portal, owner);
  const otherMakers = makersElsewhere(portal, owner);

  const ownersDraft = await boardMakers.document('private');
  await portal.post(
    '/api/v1/board/draft-save',
    { boardType: 'qna', documentId: ownersDraft, content: OWNERS_SECRET },
    { token: await ownersToken() },
  );

  return {
    portal,
    owner,
    other,
    password: { keyId, password },
    encrypt,
    asker,
    ...boardMakers,
    ...otherMakers,
    submission: submissionOf,
    ownersDraft,
    sessionOfOwner: async () => decodeJwt(await ownersToken()).jti ?? '',
    driverId: (await makeDriver(portal)).id,
    ...(await otherMakers.converse()),
  };
}

/** Each makes something of the owner on a board, and returns its id. */
function makersOnBoards(portal: TestApp, owner: MadeUser) {
  /** A document of the owner; its title and text are secret unless everybody may read it. */
  const document = (state: DocumentState = 'private', boardType: BoardType = 'qna', author: MadeUser | null = owner) =>
    makeDocument(portal, {
      boardType,
      author,
      title: state === 'public' ? '누구나 읽는 글입니다' : `글 ${OWNERS_SECRET}`,
      bodyText: state === 'public' ? '누구나 읽는 본문입니다.' : OWNERS_SECRET,
      ...IN_STATE[state],
    });

  const reply = async (state: DocumentState, author: MadeUser = owner, isOfficial = false) => {
    const id = await makeReply(portal, await document(state), author, { isOfficial });
    if (state !== 'public')
      await portal.context.db
        .updateTable('reply')
        .set({ body_html: `<p>${OWNERS_SECRET}</p>` })
        .where('id', '=', id)
        .execute();
    return id;
  };

  /** Uploaded by the owner: waiting to be saved, or attached to a document. */
  const file = async (attachedTo: DocumentState | null = null) => {
    const { data } = await upload(portal, {
      token: await logInAgain(portal, owner),
      name: attachedTo === 'public' ? '로그.txt' : `${OWNERS_SECRET}.txt`,
      content: Buffer.from(attachedTo === 'public' ? '누구나 받는 파일' : OWNERS_SECRET),
    });
    if (attachedTo !== null)
      await portal.context.db
        .updateTable('file')
        .set({ document_id: await document(attachedTo) })
        .where('id', '=', data.fileId)
        .execute();
    return data.fileId;
  };

  const review = async () => {
    const documentId = await document('public', 'market', null);
    await portal.post(
      '/api/v1/market/write-review',
      { documentId, rating: 5, body: '좋습니다.' },
      { token: await logInAgain(portal, owner) },
    );
    const row = portal.context.db.selectFrom('market_review').select('id').where('document_id', '=', documentId);
    return (await row.executeTakeFirstOrThrow()).id;
  };

  /** Of the owner, about a private document of the owner. */
  const notification = async (): Promise<string> => {
    const documentId = await document('private');
    await saveNotification(portal.context.db, portal.context, owner.id, { kind: 'answered', documentId });
    const row = portal.context.db.selectFrom('notification').select('id').where('document_id', '=', documentId);
    return (await row.executeTakeFirstOrThrow()).id;
  };

  return { document, reply, file, review, notification };
}

function makersElsewhere(portal: TestApp, owner: MadeUser) {
  /** Sent by the owner while logged in. */
  const inquiryNumber = async (): Promise<string> =>
    (
      await portal.post('/api/v1/free/write', submissionOf({ name: INQUIRY_SECRET }), {
        token: await logInAgain(portal, owner),
      })
    ).data.contractNumber;

  /** In an inquiry that a visitor sent. */
  const inquiryFile = async () => {
    const { data } = await upload(portal, {
      url: '/api/v1/free/upload-file',
      name: '요구사항.txt',
      content: Buffer.from(INQUIRY_SECRET),
    });
    await makeInquiry(portal, { name: INQUIRY_SECRET, company: INQUIRY_SECRET, fileIds: [data.fileId] });
    return data.fileId;
  };

  const converse = async () => {
    const response = await portal.app.inject({
      method: 'POST',
      url: '/v1/chat-messages',
      headers: { authorization: `Bearer ${await logInAgain(portal, owner)}` },
      payload: {
        query: `${OWNERS_SECRET}은 무엇인가요?`,
        inputs: {},
        response_mode: 'blocking',
        user: 'admin',
        conversation_id: '',
      },
    });
    const { conversation_id, message_id } = response.json<{ conversation_id: string; message_id: string }>();
    return { conversationId: conversation_id, messageId: message_id };
  };

  return { inquiryNumber, inquiryFile, converse };
}
