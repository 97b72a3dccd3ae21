import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { expect, it } from 'vitest';
import { mailContent } from '#server/mail/compose-mail.ts';
import { sweepMailCopies } from '#server/mail/erase-mails.ts';
import { mailFolder, openMailer } from '#server/mail/send-mail.ts';
import { enqueueMail } from '#server/mail/outbox.ts';
import { transaction } from '#server/db/transaction.ts';
import type { TestApp } from '#server/testing/build-test-app.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { makeInquiry, submissionOf } from '#server/testing/make/make.inquiry.ts';
import { makeUser } from '#server/testing/make/make.user.ts';
import { upload } from '#server/testing/upload.ts';
import { createJobRunner } from '#server/features/admin/health/job-runner.ts';
import { hourlySweep } from '#server/sweep.ts';
import { sweepStorage } from '#server/features/files/sweep-storage.ts';
import { eraseInquiry } from './erase-inquiry.ts';
import { signId } from '#server/security/signed-id.ts';

const answered = mailContent('contract-status', {
  kind: '제품 문의',
  number: 'C-20261121-0001',
  status: '진행중',
  link: 'http://127.0.0.1:3000/qnaDetail/1',
});

const copiesOf = async ({ context: { config } }: TestApp) =>
  (await readdir(mailFolder(config))).filter((name) => name.endsWith('.eml')).toSorted();

/** Mails are written as files, as without a mail server. */
async function withMailFiles() {
  const portal = await buildTestApp();
  const { context } = portal;
  context.mailer = openMailer(context.config.mail, mailFolder(context.config));
  const withdraw = (id: string) =>
    portal.post('/api/v1/free/withdraw-consent', { token: signId(context.keys, 'withdraw', id) });
  const mailsTo = async (address: string) =>
    (await context.db.selectFrom('mail').select(['to_address', 'template']).execute())
      .filter((mail) => mail.to_address.toLowerCase() === address)
      .map(({ template }) => template)
      .toSorted();
  return { portal, context, withdraw, mailsTo };
}

it('takes the mails of the inquiry with their copies, and no others to the same address', async () => {
  const { portal, context, withdraw, mailsTo } = await withMailFiles();
  const hong = await makeInquiry(portal, { email: 'hong@example.com' });
  const kim = await makeInquiry(portal, { email: 'kim@example.com' });
  const other = await makeInquiry(portal, { email: 'kim@example.com' });
  await enqueueMail(context.db, context, { email: 'hong@example.com', contractId: hong }, answered);
  await enqueueMail(context.db, context, { email: 'kim@example.com', contractId: other }, answered);
  await portal.sentMail();
  expect(await copiesOf(portal)).toHaveLength(4);
  await withdraw(hong);
  await withdraw(kim);
  expect(await mailsTo('hong@example.com')).toEqual([]);
  expect(await mailsTo('kim@example.com')).toEqual(['contract-status']);
  const kept = await context.db.selectFrom('mail').select('id').execute();
  expect(await copiesOf(portal)).toEqual(kept.map(({ id }) => `${id}.eml`).toSorted());
});

it('finds the copy of a mail that went out while it was being erased', async () => {
  const { portal, context } = await withMailFiles();
  await enqueueMail(context.db, context, { email: 'hong@example.com' }, answered);
  await enqueueMail(context.db, context, { email: 'kim@example.com' }, answered);
  await portal.sentMail();
  await context.db.deleteFrom('mail').where('to_address', '=', 'hong@example.com').execute();
  expect(await sweepMailCopies(context)).toBe(1);
  expect(await copiesOf(portal)).toHaveLength(1);
});

it('leaves nothing of the attachments, even when it stops before their bytes are gone', async () => {
  const portal = await buildTestApp();
  const { context } = portal;
  const name = '홍길동 명함.txt';
  const { fileId } = (await upload(portal, { url: '/api/v1/free/upload-file', name, content: Buffer.from('명함') }))
    .data;
  const contractId = await makeInquiry(portal, { fileIds: [fileId] });
  const sales = await makeUser(portal, { roles: ['ROLE_SALES'] });
  await portal.get(`/api/v1/free/fileDownload/${fileId}`, { token: sales.token });
  const everything = async () =>
    JSON.stringify([
      await context.db.selectFrom('inquiry_file').selectAll().execute(),
      await context.db.selectFrom('inquiry_log').selectAll().execute(),
    ]);
  expect(await everything()).toContain('홍길동');
  const { storage_key: key } = await context.db.selectFrom('inquiry_file').selectAll().executeTakeFirstOrThrow();

  await transaction(context.db, (tx) => eraseInquiry(tx, context, contractId));
  expect(await everything()).not.toContain('홍길동');
  expect(await portal.get(`/api/v1/free/fileDownload/${fileId}`, { token: sales.token })).toMatchObject({
    status: 404,
  });
  const taken = await portal.post('/api/v1/free/write', submissionOf({ fileIds: [fileId] }));
  expect(taken).toMatchObject({ status: 400, code: 'CM01' });

  portal.advance(25 * 3_600_000);
  await sweepStorage(context);
  await expect(context.storage.read(key)).rejects.toThrow();
});

it('leaves no bytes of the texts in the file of SQLite or its log, even while a backup holds the log', async () => {
  const portal = await buildTestApp();
  const { context } = portal;
  if (context.dialect === 'postgres') return;
  const bytes = async () => {
    const names = (await readdir(context.config.dataDir)).filter((name) => name.startsWith('portal.sqlite'));
    const files = await Promise.all(names.map((name) => readFile(join(context.config.dataDir, name))));
    return Buffer.concat(files).toString('latin1');
  };
  const texts = ['Gyeonjeok-message', 'Tonghwa-memo', 'Dapbyeon-answer'];
  const contractId = await makeInquiry(portal, { message: `${texts[0]} ${'길게 적은 문의입니다. '.repeat(90)}` });
  const { token } = await makeUser(portal, { roles: ['ROLE_SALES'] });
  await portal.post('/api/v1/free/update', { contractId, memo: `${texts[1]} 통화` }, { token });
  await portal.post('/api/v1/free/answer', { contractId, message: `${texts[2]}을 드립니다.` }, { token });
  await portal.sentMail();
  const written = await bytes();
  expect(texts.filter((text) => written.includes(text))).toEqual(texts);

  await portal.post('/api/v1/free/withdraw-consent', { token: signId(context.keys, 'withdraw', contractId) });
  const reader = new SqliteDatabase(join(context.config.dataDir, 'portal.sqlite'), { readonly: true });
  reader.exec('begin; select id from user');
  const sweep = () =>
    hourlySweep(context, {
      runJob: createJobRunner(context),
      signal: new AbortController().signal,
      build: null,
    })();
  expect(await sweep()).toBe(true);
  reader.close();
  portal.advance(3_600_000);
  expect(await sweep()).toBe(true);
  const left = await bytes();
  expect(texts.filter((text) => left.includes(text))).toEqual([]);
});
