import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, inject as provided, it, onTestFinished } from 'vitest';
import { addDatabase, dropDatabase } from '../testing/database/test-database.ts';
import { paths } from '#shared/paths.ts';
import { sweepPictures } from '../features/files/let-go-pictures.ts';
import { findPopups } from '../features/popups/popup.queries.ts';
import { mailboxKeyOf } from '../mail/recipient.ts';
import { NewerDatabaseError, migrate } from './migrate.ts';
import type { Db } from './open-database.ts';
import { openDatabase } from './open-database.ts';

it('an update that breaks off leaves the tables as they were, and can be made again', async () => {
  const { db, close } = await openDatabase(await emptyPlace());
  onTestFinished(close);
  await sql`create table term_version (id text)`.execute(db);
  const tables = async () =>
    (await db.introspection.getTables()).map(({ name }) => name).filter((name) => !/^kysely_|fts/.test(name));

  await expect(migrate(db)).rejects.toThrow(/already exists/);
  expect(await tables()).toEqual(['term_version']);

  await sql`drop table term_version`.execute(db);
  await migrate(db);
  expect(await tables()).toEqual(expect.arrayContaining(['inquiry', 'document', 'term_version']));
});

it('an update says what it changes and that it is done; a new database and the next start say nothing', async () => {
  const { db, close } = await openDatabase(await emptyPlace());
  onTestFinished(close);
  const told: string[] = [];
  const print = (line: string) => void told.push(line);
  await migrate(db, { target: '0050-locks', print });
  expect(told).toEqual([]);
  await migrate(db, { print });
  expect(told).toEqual([
    expect.stringMatching(/^데이터베이스를 올리고 있습니다: 0054-erased-members, .*0068-builds/),
    expect.stringMatching(/^데이터베이스를 올렸습니다 \(\d+\.\d초\)\.$/),
  ]);
  await migrate(db, { print });
  expect(told).toHaveLength(2);
});

it('a database of a later version is left alone', async () => {
  const { db, close } = await openDatabase(await emptyPlace());
  onTestFinished(close);
  await migrate(db);
  await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '2027-01-01')`.execute(db);
  await expect(migrate(db)).rejects.toThrow(NewerDatabaseError);
});

it('an update keeps what a portal with members showed: the texts they agreed to, and the company of the demo', async () => {
  const at = '2026-01-01T00:00:00.000Z';
  const namesAfter = async (member: string | null) => {
    const { db, close } = await openDatabase(await emptyPlace());
    onTestFinished(close);
    await migrate(db, { target: '0080-inquiry-tables' });
    if (member !== null)
      await sql`insert into "user" (id, login_id, login_key, name, email, affiliation, password_hash, status,
        created_at, updated_at) values ('u', ${member}, ${member}, '홍길동', '', '', '!', 'active', ${at}, ${at})`.execute(
        db,
      );
    await migrate(db);
    const rows = await db.selectFrom('site_setting').select('name').orderBy('name').execute();
    return rows.map(({ name }) => name);
  };
  expect(await namesAfter(null)).toEqual([]);
  expect(await namesAfter('hong2026')).toEqual(['delivered-terms']);
  expect(await namesAfter('demouser')).toEqual(['company', 'delivered-terms']);
});

it('an update keeps the order of popups and the addresses of members, and derives what it looks them up by', async () => {
  const { db, close } = await openDatabase(await emptyPlace());
  onTestFinished(close);
  await migrate(db, { target: '0035-count-by-index' });
  const at = '2026-01-01T00:00:00.000Z';
  await sql`insert into "user" (id, login_id, login_key, name, email, affiliation, password_hash, status, created_at,
    updated_at) values ('u', 'Hong', 'hong', '홍길동', 'Hong@Example.com', '', '!', 'active', ${at}, ${at})`.execute(
    db,
  );
  const add = (id: string, board: string, position: number, until: string | null) =>
    sql`insert into document (id, board_type, category, title, body_html, body_text, fields, author_name,
      is_staff_author, is_private, is_pinned, position, popup_from, popup_until, created_at, updated_at, published_at)
      values (${id}, ${board}, '공지', ${id}, '', '', '{}', '운영팀', 1, 0, 0, ${position}, ${until && at}, ${until}, ${at},
      ${at}, ${at})`.execute(db);
  await add('second', 'notice', 1, '2027-01-01T00:00:00.000Z');
  await add('first', 'notice', 0, '2027-01-01T00:00:00.000Z');
  await add('plain', 'notice', 0, null);
  await add('video', 'videoTutorial', 4, null);

  await migrate(db);
  const members = db.selectFrom('user').select(['id', 'email', 'email_key']);
  expect(await members.execute()).toEqual([{ id: 'u', email: 'Hong@Example.com', email_key: 'hong@example.com' }]);
  const popups = await findPopups(db, '2026-11-21T03:00:00.000Z');
  expect(popups.map(({ id }) => id)).toEqual(['first', 'second']);
  const placed = db.selectFrom('document').select(['id', 'position']).where('position', '<>', 0);
  expect(await placed.execute()).toEqual([{ id: 'video', position: 4 }]);
});

it('an update counts likes by their rows, and lets nothing be told of what members wrote until it is indexed anew', async () => {
  const { db, close } = await openDatabase(await emptyPlace());
  onTestFinished(close);
  await migrate(db, { target: '0035-count-by-index' });
  const when = '2026-11-01T00:00:00.000Z';
  for (const board of ['qna', 'notice']) {
    await sql`insert into document (id, board_type, category, title, body_html, body_text, fields, author_name,
      is_staff_author, is_private, is_pinned, like_count, created_at, updated_at, published_at)
      values (${board}, ${board}, '', '제목', '', '', '{}', '이름', 1, 0, 0, 97, ${when}, ${when}, ${when})`.execute(
      db,
    );
    await sql`insert into search_entry (document_id, audience, title, title_tokens, body_tokens, analysis_version,
      content_hash) values (${board}, 'all', '제목', '', '', 4, '')`.execute(db);
    await sql`insert into search_passage (entry_id, position, heading, anchor, content, tokens)
      select id, 0, '답변', '', '채택된 답', '' from search_entry where document_id = ${board}`.execute(db);
  }
  await migrate(db);
  const rows = await db
    .selectFrom('search_passage')
    .innerJoin('search_entry', 'search_entry.id', 'search_passage.entry_id')
    .innerJoin('document', 'document.id', 'search_entry.document_id')
    .select(['board_type', 'voice', 'analysis_version', 'like_count'])
    .orderBy('board_type')
    .execute();
  expect(rows).toEqual([
    { board_type: 'notice', voice: 'company', analysis_version: 4, like_count: 0 },
    { board_type: 'qna', voice: 'question', analysis_version: 0, like_count: 0 },
  ]);
});

it('an update has the pictures looked for that earlier versions left behind', async () => {
  const { db, close } = await openDatabase(await emptyPlace());
  onTestFinished(close);
  await migrate(db, { target: '0126-late-writes' });
  const at = '2026-01-01T00:00:00.000Z';
  await sql`insert into document (id, board_type, category, title, body_html, body_text, fields, author_name,
    is_staff_author, is_private, is_pinned, created_at, updated_at, published_at)
    values ('d', 'qna', '', '', ${`<img src="${paths.uploadedFile('shown')}">`}, '', '{}', '이름', 0, 0, 0, ${at}, ${at}, ${at})`.execute(
    db,
  );
  for (const id of ['shown', 'left'])
    await sql`insert into file (id, document_id, board_type, purpose, name, mime, size_bytes, sha256, storage_key,
      created_at) values (${id}, 'd', 'qna', 'image', 'a.png', 'image/png', 1, '', ${id}, ${at})`.execute(db);
  await migrate(db);
  await sweepPictures({ db, clock: { now: () => new Date(at) } });
  const files = db.selectFrom('file').select(['id', 'document_id', 'let_go_at']).orderBy('id');
  expect(await files.execute()).toEqual([
    { id: 'left', document_id: null, let_go_at: at },
    { id: 'shown', document_id: 'd', let_go_at: null },
  ]);
});

it('an update finds who saved something, and erases what earlier withdrawals left', async () => {
  const { db, close } = await openDatabase(await emptyPlace());
  onTestFinished(close);
  await migrate(db, { target: '0050-locks' });
  const at = '2026-01-01T00:00:00.000Z';
  const addUser = (id: string, name: string, status: string) =>
    sql`insert into "user" (id, login_id, login_key, name, email, affiliation, password_hash, status, created_at,
      updated_at) values (${id}, ${id}, ${id}, ${name}, '', '', '!', ${status}, ${at}, ${at})`.execute(db);
  await addUser('hong', '홍길동', 'active');
  await addUser('withdrawn-1', '', 'withdrawn');
  const addDocument = async (id: string, author: string | null, name: string, savedBy: string) => {
    await sql`insert into document (id, board_type, category, title, body_html, body_text, fields, author_id,
      author_name, is_staff_author, is_private, is_pinned, saved_by, created_at, updated_at, published_at)
      values (${id}, 'qna', '', '', '', '', '{}', ${author}, ${name}, 0, 0, 0, ${savedBy}, ${at}, ${at}, ${at})`.execute(
      db,
    );
    await sql`insert into document_version (document_id, version, title, category, body_html, fields, saved_by, saved_at)
      values (${id}, 1, '', '', '', '{}', ${name}, ${at})`.execute(db);
  };
  await addDocument('of-hong', 'hong', 'hong', '홍길동');
  await addDocument('of-withdrawn', 'withdrawn-1', 'gone2025', '탁민');
  await sql`update document set author_name = '탈퇴한 회원' where id = 'of-withdrawn'`.execute(db);
  await addDocument('imported', null, '옛 작성자', '');
  await sql`insert into consent (id, user_id, kind, version, agreed, agreed_at, ip)
    values ('c', 'withdrawn-1', 'terms', '1.0', 1, ${at}, '203.0.113.7')`.execute(db);

  await migrate(db);
  const saved = db.selectFrom('document').select(['id', 'saved_by', 'saved_by_id']).orderBy('id');
  expect(await saved.execute()).toEqual([
    { id: 'imported', saved_by: '', saved_by_id: null },
    { id: 'of-hong', saved_by: '홍길동', saved_by_id: 'hong' },
    { id: 'of-withdrawn', saved_by: '탈퇴한 회원', saved_by_id: null },
  ]);
  const versions = db.selectFrom('document_version').select(['saved_by', 'saved_by_id']).orderBy('document_id');
  expect(await versions.execute()).toEqual([
    { saved_by: '옛 작성자', saved_by_id: null },
    { saved_by: 'hong', saved_by_id: 'hong' },
    { saved_by: '탈퇴한 회원', saved_by_id: null },
  ]);
  const writers = await db.selectFrom('document_writer').select('author_name').execute();
  expect(writers.map((writer) => writer.author_name).toSorted()).toEqual(['hong', '옛 작성자', '탈퇴한 회원']);
  expect(await db.selectFrom('consent').select('ip').execute()).toEqual([{ ip: '' }]);
});

it('an update says whose the mails of earlier versions are, only where that is sure', async () => {
  const { db, close } = await openDatabase(await emptyPlace());
  onTestFinished(close);
  await migrate(db, { target: '0041-login-places' });
  const at = '2026-01-01T00:00:00.000Z';
  const addUser = (id: string, email: string) =>
    sql`insert into "user" (id, login_id, login_key, name, email, affiliation, password_hash, status, created_at,
      updated_at) values (${id}, ${id}, ${id}, '회원', ${email}, '', '!', 'active', ${at}, ${at})`.execute(db);
  await addUser('alone', 'Alone@example.com');
  await addUser('twin-1', 'twins@example.com');
  await addUser('twin-2', 'TWINS@example.com');
  await addUser('asked', 'asker@example.com');
  await addUser('gone', '');
  await addInquiry(db, { id: 'c1', number: 'C-20260101-0001', email: 'asker@example.com' });
  await addInquiry(db, { id: 'c2', number: 'C-20260101-0002', email: 'visitor@example.com' });
  const addMail = (id: string, to: string, text: string) =>
    sql`insert into mail (id, template, to_address, subject, body_text, body_html, status, attempts, next_attempt_at, created_at)
      values (${id}, 'find-id', ${to}, '안내', ${text}, '', 'sent', 1, ${at}, ${at})`.execute(db);
  await addMail('1 of the one member', 'alone@EXAMPLE.com', '아이디 안내');
  await addMail('2 of one of two members', 'twins@example.com', '아이디 안내');
  await addMail('3 of the inquiry of a member', 'asker@example.com', '접수번호 C-20260101-0001');
  await addMail('4 of that address, perhaps of its inquiry', 'asker@example.com', '아이디 안내');
  await addMail('5 of the inquiry of a visitor', 'Visitor@example.com', '접수번호 C-20260101-0002');
  await addMail('6 with the number of another inquiry', 'visitor@example.com', '접수번호 C-20260101-0001');
  await addMail('7 of nobody that is known', 'nobody@example.com', '안내');
  await addMail('8 to no address', '', '안내');

  await migrate(db);
  const mails = db.selectFrom('mail').select(['id', 'owner']).orderBy('id');
  expect((await mails.execute()).map(({ id, owner }) => [id.slice(0, 1), owner])).toEqual([
    ['1', 'user:alone'],
    ['2', null],
    ['3', 'contract:c1'],
    ['4', null],
    ['5', 'contract:c2'],
    ['6', null],
    ['7', null],
    ['8', null],
  ]);
  const states = await db.selectFrom('user').select('email_status').distinct().execute();
  expect(states).toEqual([{ email_status: 'legacy' }]);
  const confirmed = db.selectFrom('inquiry').select('id').where('email_confirmed_at', 'is not', null);
  expect(await confirmed.execute()).toEqual([]);
});

it('an update keeps every open trial, and lets the first of each mailbox be the one that others are told by', async () => {
  const { db, close } = await openDatabase(await emptyPlace());
  onTestFinished(close);
  await migrate(db, { target: '0054-erased-members' });
  const add = (id: string, email: string, type = 'FREE', isComplete = 'N') =>
    addInquiry(db, { id, number: id, email, type, isComplete });
  await add('a', 'kim@example.com');
  await add('b', 'Kim+2@example.com');
  await add('c', 'k.im@example.com');
  await add('d', 'ho.ng@gmail.com');
  await add('e', 'hong+x@googlemail.com');
  await add('f', '+@example.com');
  await add('g', 'kim+3@example.com', 'CONTACT');
  await add('h', 'kim+4@example.com', 'FREE', 'Y');
  await add('i', '', 'FREE', 'Y');

  await migrate(db);
  const rows = await db
    .selectFrom('inquiry')
    .select(['id', 'email_key', 'mailbox_key', 'duplicate_of'])
    .orderBy('id')
    .execute();
  expect(rows.map(({ id, mailbox_key, duplicate_of }) => [id, mailbox_key, duplicate_of])).toEqual([
    ['a', 'kim@example.com', null],
    ['b', 'kim@example.com', 'a'],
    ['c', 'k.im@example.com', null],
    ['d', 'hong@gmail.com', null],
    ['e', 'hong@gmail.com', 'd'],
    ['f', '+@example.com', null],
    ['g', 'kim@example.com', null],
    ['h', 'kim@example.com', null],
    ['i', '', null],
  ]);
  // New rows get the same key.
  for (const { email_key, mailbox_key } of rows.slice(0, -1)) expect(mailboxKeyOf(email_key)).toBe(mailbox_key);
});

it('an update finds earlier trials by a domain, however it was written', async () => {
  const { db, close } = await openDatabase(await emptyPlace());
  onTestFinished(close);
  await migrate(db, { target: '0054-erased-members' });
  const domain = 'xn--vv4b11d.xn--3e0b707e';
  const add = (id: string, email: string, type = 'FREE') => addInquiry(db, { id, number: id, email, type });
  await add('a', '홍길동+1@예시.한국');
  await add('b', 'kim@예시.한국');
  await add('c', `kim@${domain}`);
  await add('d', 'l.ee@ｇmail.com');
  await add('e', 'kim@예시.한국', 'CONTACT');
  await add('f', '홍길동@example.com');
  // More than are read at once.
  for (let made = 0; made < 501; made += 1) await add(`g${made}`, `${made}@예시.한국`);

  await migrate(db);
  const rows = await db
    .selectFrom('inquiry')
    .select(['id', 'email_key', 'mailbox_key', 'duplicate_of'])
    .orderBy('id')
    .execute();
  for (const { email_key, mailbox_key } of rows) expect(mailbox_key).toBe(mailboxKeyOf(email_key));
  expect(rows.slice(0, 6).map(({ id, mailbox_key, duplicate_of }) => [id, mailbox_key, duplicate_of])).toEqual([
    ['a', `홍길동@${domain}`, null],
    ['b', `kim@${domain}`, 'c'],
    ['c', `kim@${domain}`, null],
    ['d', 'lee@gmail.com', null],
    ['e', `kim@${domain}`, null],
    ['f', '홍길동@example.com', null],
  ]);
});

it('an update names the tables of inquiries after them, with every row, reference and rule', async () => {
  const { db, close } = await openDatabase(await emptyPlace());
  onTestFinished(close);
  await migrate(db, { target: '0075-mail-address-key' });
  const at = '2026-01-01T00:00:00.000Z';
  await addInquiry(db, { id: 'a', number: 'C-20260101-0001', email: 'kim@example.com', type: 'FREE' });
  await sql`update contract set mailbox_key = email_key`.execute(db);
  await sql`insert into contract_counter values ('20260101', 1)`.execute(db);
  await sql`insert into contract_consent values ('c', 'a', 'privacy-contact', '1', 1, ${at}, '')`.execute(db);
  await sql`insert into contract_memo values ('m', 'a', null, '담당자', '확인', ${at})`.execute(db);
  await sql`insert into contract_file (id, contract_id, position, name, mime, size_bytes, sha256, storage_key, created_at)
    values ('f', 'a', 0, '화면.png', 'image/png', 1, '', 'k', ${at})`.execute(db);
  await sql`insert into contract_log (id, contract_id, actor_id, actor_name, action, detail, ip, created_at)
    values ('l', 'a', 's', '담당자', 'look', '', '', ${at})`.execute(db);

  await migrate(db);
  const tables = (await db.introspection.getTables()).flatMap(({ name, columns }) => [
    name,
    ...columns.map((column) => column.name),
  ]);
  expect(tables.filter((name) => name.includes('contract'))).toEqual([]);
  expect(await db.selectFrom('inquiry').select('number').execute()).toEqual([{ number: 'C-20260101-0001' }]);
  expect(await db.selectFrom('inquiry_counter').selectAll().execute()).toEqual([{ day: '20260101', last_number: 1 }]);
  for (const table of ['inquiry_consent', 'inquiry_memo', 'inquiry_file', 'inquiry_log'] as const)
    expect(await db.selectFrom(table).select('inquiry_id').execute()).toEqual([{ inquiry_id: 'a' }]);

  // Still one open trial per mailbox, foreign keys are enforced, and dependent rows are deleted with the inquiry.
  const row = await db.selectFrom('inquiry').selectAll().executeTakeFirstOrThrow();
  await expect(
    db
      .insertInto('inquiry')
      .values({ ...row, id: 'b', number: 'C-2' })
      .execute(),
  ).rejects.toThrow(/unique/i);
  const orphan = { author_id: null, author_name: '', body: '', created_at: at };
  await expect(
    db
      .insertInto('inquiry_memo')
      .values({ id: 'n', inquiry_id: 'nobody', ...orphan })
      .execute(),
  ).rejects.toThrow(/foreign key/i);
  await db.deleteFrom('inquiry').execute();
  for (const table of ['inquiry_consent', 'inquiry_memo', 'inquiry_file'] as const)
    expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
  expect(await db.selectFrom('inquiry_log').select('id').execute()).toEqual([{ id: 'l' }]);
});

it('an update gives members the answers to their inquiries, and no note of the staff', async () => {
  const { db, close } = await openDatabase(await emptyPlace());
  onTestFinished(close);
  await migrate(db, { target: '0130-campaigns' });
  const at = '2026-01-01T00:00:00.000Z';
  await sql`insert into inquiry (id, number, type, status, complete_yn, name, company, department, position, email,
    email_key, mailbox_key, phone, phone_key, industry, company_size, inquiry_type, products, target_work, user_count,
    robot_count, environment, start_date, message, created_at, updated_at)
    values ('a', 'C-1', 'CONTACT', '접수', 'N', '', '', '', '', '', '', '', '', '', '', '', '', '[]', '', '', '', '', '',
    '', ${at}, ${at})`.execute(db);
  await sql`insert into "user" (id, login_id, login_key, name, email, affiliation, password_hash, status, created_at,
    updated_at) values ('s', 'sales01', 'sales01', '오세린', '', '', '!', 'active', ${at}, ${at})`.execute(db);
  const memo = (id: string, author: string | null, body: string) =>
    sql`insert into inquiry_memo (id, inquiry_id, author_id, author_name, body, created_at)
      values (${id}, 'a', ${author}, '', ${body}, ${at})`.execute(db);
  await memo('answer', 's', '[답변 메일]\n견적서를 보내드립니다.');
  await memo('note', 's', '할인을 요구할 것 같음');
  await memo('of another', null, '[답변 메일]\n보내지 않은 글');
  await sql`insert into inquiry_log (id, inquiry_id, actor_id, actor_name, action, detail, ip, created_at)
    values ('l', 'a', 's', '오세린', 'answer', '', '', ${at})`.execute(db);

  await migrate(db);
  const answers = db.selectFrom('inquiry_memo').select(['id', 'body']).where('is_answer', '=', 1);
  expect(await answers.execute()).toEqual([{ id: 'answer', body: '견적서를 보내드립니다.' }]);
});

it('an update takes the links out of mails that have left, not out of those that can still be sent', async () => {
  const { db, close } = await openDatabase(await emptyPlace());
  onTestFinished(close);
  await migrate(db, { target: '0120-staff-lists' });
  const at = '2026-01-01T00:00:00.000Z';
  const link = 'https://portal.example/reset?a=1&token=Ab-9_.z';
  const html = `<a href="${link.replace('&', '&amp;')}">바꾸기</a> 끝`;
  const addMail = (id: string, status: string, text: string) =>
    sql`insert into mail (id, template, to_address, subject, body_text, body_html, unsubscribe_url, status, attempts,
      next_attempt_at, created_at) values (${id}, 'find-id', '', '안내', ${text}, ${html}, ${link}, ${status}, 1, ${at},
      ${at})`.execute(db);
  // More than are read at once.
  for (let made = 0; made < 501; made += 1) await addMail(`a${made}`, 'sent', '안내');
  for (const status of ['sent', 'filed', 'failed', 'waiting']) await addMail(status, status, `${link} 끝`);

  await migrate(db);
  const mails = await db.selectFrom('mail').select(['id', 'body_text', 'body_html', 'unsubscribe_url']).execute();
  const kept = mails.filter((mail) => JSON.stringify(mail).includes('Ab-9_.z'));
  expect(kept.map(({ id }) => id).toSorted()).toEqual(['failed', 'waiting']);
  const hidden = 'https://portal.example/reset?a=1&token=••••••';
  expect(mails.find(({ id }) => id === 'filed')).toEqual({
    id: 'filed',
    body_text: `${hidden} 끝`,
    body_html: `<a href="${hidden.replace('&', '&amp;')}">바꾸기</a> 끝`,
    unsubscribe_url: hidden,
  });
});

it('an update takes the words out of saved filters, and the filters of words alone with them', async () => {
  const { db, close } = await openDatabase(await emptyPlace());
  onTestFinished(close);
  await migrate(db, { target: '0136-search-words' });
  const at = '2026-01-01T00:00:00.000Z';
  await sql`insert into "user" (id, login_id, login_key, name, email, affiliation, password_hash, status, created_at,
    updated_at) values ('s', 'sales01', 'sales01', '오세린', '', '', '!', 'active', ${at}, ${at})`.execute(db);
  for (const [id, query] of Object.entries({ a: 'q=홍길동', b: 'status=접수&keyword=홍길동', c: 'type=CONTACT' }))
    await sql`insert into inquiry_filter (id, user_id, name, query, created_at)
      values (${id}, 's', ${id}, ${query}, ${at})`.execute(db);

  await migrate(db);
  const rows = await db.selectFrom('inquiry_filter').select(['id', 'query']).orderBy('id').execute();
  expect(rows).toEqual([
    { id: 'b', query: new URLSearchParams({ status: '접수' }).toString() },
    { id: 'c', query: 'type=CONTACT' },
  ]);
});

/** As stored by versions before `0042-proven-addresses`. */
async function addInquiry(
  db: Db,
  row: { id: string; number: string; email: string; type?: string; isComplete?: string },
): Promise<void> {
  const { id, number, email, type = 'CONTACT', isComplete = 'N' } = row;
  const at = '2026-01-01T00:00:00.000Z';
  await sql`insert into contract (id, number, type, status, complete_yn, name, company, department, position, email,
      email_key, phone, phone_key, industry, company_size, inquiry_type, products, target_work, user_count, robot_count,
      environment, start_date, message, created_at, updated_at)
    values (${id}, ${number}, ${type}, '접수', ${isComplete}, '이름', '', '', '', ${email}, ${email.toLowerCase()}, '',
      '', '', '', '', '[]', '', '', '', '', '', '', ${at}, ${at})`.execute(db);
}

async function emptyPlace(): Promise<string> {
  const template = provided('databaseTemplate');
  if (template.kind === 'sqlite') {
    const folder = await mkdtemp(join(tmpdir(), 'portal-migrate-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    return join(folder, 'portal.sqlite');
  }
  const { adminUrl } = template;
  const { name, url } = await addDatabase(adminUrl);
  onTestFinished(() => dropDatabase(adminUrl, name));
  return url;
}
