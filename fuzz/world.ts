import { Readable } from 'node:stream';
import { nowIso } from '#server/context.ts';
import { OutboundRefused } from '#server/outbound/outbound.ts';
import { indexDocument } from '#server/search/index/index-document.ts';
import type { TestApp } from '#server/testing/build-test-app.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { encryptFor } from '#server/testing/encrypt.ts';
import { makeInquiry } from '#server/testing/make/make.inquiry.ts';
import { makeDocument, makeReply } from '#server/testing/make/make.document.ts';
import { makeDriver } from '#server/testing/make/make.driver.ts';
import type { MadeUser } from '#server/testing/make/make.user.ts';
import { TEST_PASSWORD, makeUser } from '#server/testing/make/make.user.ts';
import { PNG, upload } from '#server/testing/upload.ts';
import { NASTY_TEXTS } from './nasty.ts';

/** Occurs in all non-public data: it must not reach anybody without access. */
export const SECRET = '감시문장7391';

/** Index of the first document that not everybody may read. */
const PRIVATE = 5;

export interface World {
  portal: TestApp;
  /** Existing values by parameter name. */
  known: Record<string, unknown[]>;
}

/** A portal with all kinds of data, including private data of others. */
export async function makeWorld(): Promise<World> {
  const portal = await buildTestApp({ callLimitFactor: 1_000 });
  // No outgoing connections.
  portal.context.outbound = {
    open: async (url) => {
      if (url.includes('drivers')) return Readable.from([Buffer.from('{"versions":[]}')]);
      throw new OutboundRefused('not allowed');
    },
  };
  const owner = await makeUser(portal, { userId: 'owner2026', email: `owner.${SECRET}@example.com` });
  const staff = await makeUser(portal, { userId: 'staff2026', roles: ['ROLE_ADMIN'] });
  const documents = await makeDocuments(portal, owner);
  const replies = await Promise.all(documents.map((id) => makeReply(portal, id, owner)));
  const secretReply = `<p>${SECRET}</p>`;
  await portal.context.db
    .updateTable('reply')
    .set({ body_html: secretReply })
    .where('document_id', 'in', documents.slice(PRIVATE))
    .execute();

  const files = await makeFiles(portal, owner.token, documents[PRIVATE]);
  const inquiry = await makeInquiry(portal, { name: SECRET, company: SECRET, message: `${SECRET} 문의를 드립니다.` });
  const draft = { boardType: 'qna' as const, documentId: '', content: SECRET };
  await portal.post('/api/v1/board/draft-save', draft, { token: owner.token });
  const { conversation_id, message_id } = await startConversation(portal);
  const driver = await makeDriver(portal);
  const key = await portal.post('/api/v1/chat/keys/create', { name: SECRET }, { token: staff.token });
  const mail = await portal.context.db.selectFrom('mail').select('id').execute();
  const { keyId, encrypt } = encryptFor(portal);
  const secrets = [TEST_PASSWORD, 'Kx7!mv2#Tq', ...NASTY_TEXTS.slice(0, 30)].map((text) =>
    encrypt(text.slice(0, 2_000)),
  );

  return {
    portal,
    known: {
      documentId: documents,
      documentIds: [documents.slice(0, 3), documents],
      replyId: replies,
      parentId: replies,
      fileId: files,
      fileIds: [files, files.slice(2)],
      id: [...files, message_id, conversation_id],
      document: documents,
      board: ['notice', 'market', 'library'],
      userId: [owner.id, owner.loginId, staff.id, 'aionadmin'],
      ownerId: [staff.id, owner.id],
      email: [owner.email, 'new@example.com'],
      userName: [owner.name, '김새로'],
      contractId: [inquiry],
      contractIds: [[inquiry]],
      conversationId: [conversation_id],
      conversation_id: [conversation_id, ''],
      mailId: mail.map((row) => row.id),
      fileUuid: [driver.id],
      keyId: [keyId, key.data?.keyId ?? ''],
      password: secrets,
      userKey: secrets,
      newUserKey: secrets,
      query: ['로봇 설치 방법', '경계 점검 보고서', '지난달 공지 보여줘', '안ㄱ', '것ㅅ'],
      keyword: ['경계', '점검', 'owner'],
      url: ['https://storage.googleapis.com/drivers.zip', 'http://169.254.169.254/'],
      bodyHtml: ['<p>본문입니다.</p>', '<p onclick=alert(1)>본문<script>1</script></p>'],
      title: ['새 글의 제목입니다'],
      version: [1, 2, '1.0', '1.0.0', '142.0.7444.175'],
      publishAt: [nowIso(portal.context), null],
      name: ['홍길동', 'find-id'],
      reason: ['영업 회의 자료로 씁니다'],
      status: ['접수', '답변대기', ''],
      category: ['오류', '문의', ''],
      part: ['0', '1', '2'],
      file: ['json', 'yaml', 'index.html', '..%2f..%2fpackage.json'],
    },
  };
}

async function makeDocuments(portal: TestApp, author: MadeUser): Promise<string[]> {
  const bodyText = `경계 점검 보고서 ${SECRET}`;
  const documents = [
    await makeDocument(portal, { title: '로봇 설치 질문', author }),
    await makeDocument(portal, { boardType: 'notice', title: '점검 안내' }),
    await makeDocument(portal, { boardType: 'faq', title: '라이선스 문의' }),
    await makeDocument(portal, { boardType: 'market', title: '공개 패키지', author }),
    await makeDocument(portal, { boardType: 'videoTutorial', title: '강의' }),
    await makeDocument(portal, { author, bodyText, isPrivate: true }),
    await makeDocument(portal, { boardType: 'market', author, title: SECRET, bodyText, isHidden: true }),
    await makeDocument(portal, { title: SECRET, bodyText, isDeleted: true, author }),
    await makeDocument(portal, { boardType: 'notice', title: SECRET, bodyText, publishAt: '2027-01-01T00:00:00.000Z' }),
  ];
  for (const id of documents) await indexDocument(portal.context.db, id);
  return documents;
}

/** Returns a file that waits to be saved, one of a private document, and a picture. */
async function makeFiles(portal: TestApp, token: string, documentId: string | undefined): Promise<string[]> {
  const loose = await upload(portal, { token, name: `${SECRET}.txt`, content: Buffer.from(SECRET) });
  const attached = await upload(portal, { token, name: `${SECRET}.txt`, content: Buffer.from(SECRET) });
  await portal.context.db
    .updateTable('file')
    .set({ document_id: documentId })
    .where('id', '=', attached.data.fileId)
    .execute();
  const picture = await upload(portal, { token, purpose: 'image', name: '그림.png', content: PNG });
  return [loose, attached, picture].map(({ data }) => data.fileId);
}

async function startConversation(portal: TestApp) {
  const response = await portal.app.inject({
    method: 'POST',
    url: '/v1/chat-messages',
    payload: {
      query: `${SECRET}은 무엇인가요?`,
      inputs: {},
      response_mode: 'blocking',
      user: 'x',
      conversation_id: '',
    },
  });
  return response.json<{ conversation_id: string; message_id: string }>();
}
