import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { documentsOf, importFile, repliesOf, withAdministrator } from '#server/testing/import-file.ts';
import { PNG } from '#server/testing/upload.ts';

const b64 = (value: string | Buffer) => Buffer.from(value).toString('base64');
const element = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([name, value]) => `<${name}>${b64(value)}</${name}>\n`)
    .join('');

const attach = (name: string, content: Buffer, piece = 40) => {
  const pieces = Array.from({ length: Math.ceil(content.length / piece) }, (_, i) =>
    content.subarray(i * piece, (i + 1) * piece),
  );
  const buffs = pieces.map((one) => `<buff>${b64(one)}</buff>\n`).join('');
  return `<attach>\n${element({ filename: name, download_count: '3' })}<file>\n${buffs}</file>\n</attach>\n`;
};

const LOG = Buffer.from('오류 기록 '.repeat(5_000));

const EXPORT = `\uFEFF<?xml version="1.0" encoding="utf-8" ?>
<posts count="2">
<post>
${element({ title: '옛 글', content: '<p onclick="x()">안녕</p><img src="화면.png"><script>x()</script>', category: '오류', nick_name: '철수', regdate: '20200102030405', readed_count: '7', is_notice: 'N', is_secret: 'N' })}
<extra_vars><key><value>${b64('값')}</value></key></extra_vars>
<comments count="3">
<comment>${element({ sequence: '1', nick_name: '영희', content: '<p>첫 댓글</p>', regdate: '20200102040405' })}</comment>
<comment>${element({ sequence: '2', parent: '1', nick_name: '민수', content: '<p>답글</p>', regdate: '20200102050405' })}</comment>
<comment>${element({ sequence: '3', parent: '2', nick_name: '민지', content: '<p>답글의 답글</p>', regdate: '20200102060405' })}</comment>
<comment>${element({ sequence: '4', is_secret: 'Y', nick_name: '비밀', content: '<p>비밀</p>', regdate: '20200102060405' })}</comment>
</comments>
<attaches count="2">
${attach('화면.png', PNG)}
${attach('기록.txt', LOG, 40_000)}
</attaches>
</post>
<post>
${element({ title: '비밀 글', content: '<p>비밀</p>', nick_name: '영희', regdate: '20200103030405', is_secret: 'Y' })}
</post>
</posts>
`;

describe('the XML of XE and Rhymix', () => {
  it('brings documents, replies and files, dates and authors as names', async () => {
    const { portal, token } = await withAdministrator();
    const { data } = await importFile(portal, EXPORT, { token, format: 'rhymix' });
    expect(data).toMatchObject({ added: 2, files: 2, counts: { refused: 1 } });
    const documents = await documentsOf(portal, 'qna');
    const [first, second] = ['옛 글', '비밀 글'].map((title) => documents.find((one) => one.title === title));
    expect(first).toMatchObject({
      category: '오류',
      author_id: null,
      author_name: '철수',
      published_at: '2020-01-01T18:04:05.000Z',
      view_count: 7,
      reply_count: 3,
      file_count: 1,
    });
    expect(second).toMatchObject({ is_private: 1, category: '기타' });
    const files = await portal.context.db.selectFrom('file').selectAll().orderBy('name').execute();
    expect(files).toMatchObject([
      { name: '기록.txt', purpose: 'attachment', size_bytes: LOG.length, download_count: 3 },
      { name: '화면.png', purpose: 'image', size_bytes: PNG.length, mime: 'image/png' },
    ]);
    const picture = `<img src="/api/v1/board/fileDownload/link/${files[1]?.id}">`;
    expect(first?.body_html).toBe(`<p>안녕</p>${picture}`);
    const replies = await repliesOf(portal);
    const top = replies.find(({ author_name }) => author_name === '영희');
    expect(replies.filter(({ parent_id }) => parent_id === top?.id)).toHaveLength(2);
  });

  it('changes nothing in a dry run, and nothing the second time', async () => {
    const { portal, token } = await withAdministrator();
    const given = { token, format: 'rhymix' };
    expect((await importFile(portal, EXPORT, { ...given, dryRun: true })).data).toMatchObject({ added: 0 });
    expect(await documentsOf(portal, 'qna')).toEqual([]);
    await importFile(portal, EXPORT, given);
    expect((await importFile(portal, EXPORT, given)).data).toMatchObject({ added: 0, counts: { skipped: 2 } });
    expect(await documentsOf(portal, 'qna')).toHaveLength(2);
  });

  it('reads it out of a zip, too', async () => {
    const { portal, token } = await withAdministrator();
    const archive = Buffer.from(zipSync({ 'board/posts.xml': strToU8(EXPORT) }));
    expect((await importFile(portal, archive, { token, format: 'rhymix' })).data).toMatchObject({ added: 2, files: 2 });
  });

  it('leaves out a file whose content is not what its name says', async () => {
    const { portal, token } = await withAdministrator();
    const post = element({ title: '글입니다', content: '글', nick_name: '철수', regdate: '20200102030405' });
    const xml = `<posts><post>${post}<attaches>${attach('사진.png', Buffer.from('MZ이건 아님'))}</attaches></post></posts>`;
    const { data } = await importFile(portal, xml, { token, format: 'rhymix' });
    expect(data).toMatchObject({ added: 1, files: 0, rows: [{ outcome: 'changed' }] });
  });

  const laughs = Array.from({ length: 10 }, (_, i) => `<!ENTITY l${i + 1} "${`&l${i};`.repeat(10)}">`).join('');
  it.each([
    [
      'a billion laughs',
      `<!DOCTYPE posts [<!ENTITY l0 "ha">${laughs}]><posts><post><title>&l10;</title></post></posts>`,
    ],
    [
      'a file of the server',
      `<!DOCTYPE posts [<!ENTITY x SYSTEM "file:///etc/passwd">]><posts><post><title>&x;</title></post></posts>`,
    ],
    ['an entity of nobody', '<posts><post><title>&nobody;</title></post></posts>'],
    ['what breaks off', EXPORT.slice(0, EXPORT.indexOf('<buff>') + 30)],
    ['elements without end', `<posts>${'<post>'.repeat(100_000)}`],
    ['other XML', '<members><member><user_id>a</user_id></member></members>'],
    ['bytes that are no UTF-8', Buffer.concat([Buffer.from('<posts><post><title>'), Buffer.from([0xb0, 0xa1, 0xff])])],
  ])('refuses %s', async (_, xml) => {
    const { portal, token } = await withAdministrator();
    const answer = await importFile(portal, xml, { token, format: 'rhymix' });
    expect(answer).toMatchObject({ status: 400, code: 'TR01' });
    expect(await documentsOf(portal, 'qna')).toEqual([]);
  });
});
