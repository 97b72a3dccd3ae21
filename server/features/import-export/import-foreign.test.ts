import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { TestApp } from '#server/testing/build-test-app.ts';
import {
  documentsOf as documents,
  importFile,
  repliesOf as replies,
  withAdministrator,
} from '#server/testing/import-file.ts';
import { PNG } from '#server/testing/upload.ts';

const filesOf = ({ context }: TestApp) => context.db.selectFrom('file').selectAll().orderBy('mime').execute();

describe('boards from elsewhere', () => {
  it('takes the comments and files that stand in lists beside the documents', async () => {
    const { portal, token } = await withAdministrator();
    const at = '20200102030405';
    const rows = JSON.stringify({
      documents: [{ document_srl: 10, title: '라이믹스 글', content: '<p>안녕</p>', category: '오류', regdate: at }],
      comments: [{ comment_srl: 20, document_srl: 10, content: '<p>댓글</p>', nick_name: '민수', regdate: at }],
      files: [{ file_srl: 30, upload_target_srl: 10, source_filename: '한글.txt', uploaded_filename: './files/a.txt' }],
    });
    const zip = Buffer.from(zipSync({ 'documents.json': strToU8(rows), 'files/a.txt': strToU8('내용') }));
    const { data } = await importFile(portal, zip, { token, format: 'rhymix' });
    expect(data).toMatchObject({ counts: { new: 1, refused: 0 } });
    expect(await replies(portal)).toMatchObject([{ author_name: '민수' }]);
    expect(await filesOf(portal)).toMatchObject([{ name: '한글.txt' }]);
  });

  it.each([
    ['json', '{"documents":[]}'],
    ['csv', ''],
    ['zip', 'hello'],
    ['rhymix', '<posts></posts>'],
  ])('says of a %s without anything in it that there is nothing', async (format, content) => {
    const { portal, token } = await withAdministrator();
    const { code, message } = await importFile(portal, content, { token, format, dryRun: true });
    expect([code, message]).toEqual(['TR01', '파일에서 글을 찾을 수 없습니다. 형식을 확인해주세요.']);
  });

  it('takes documents and comments of Rhymix', async () => {
    const { portal, token } = await withAdministrator();
    const file = JSON.stringify([
      {
        type: 'table',
        name: 'xe_documents',
        data: [
          {
            document_srl: 10,
            title: '라이믹스 글',
            content: '<p>안녕</p>',
            nick_name: '철수',
            regdate: '20200102030405',
            readed_count: '7',
            status: 'PUBLIC',
          },
          {
            document_srl: 11,
            title: '비밀 글',
            content: '<p>비밀</p>',
            nick_name: '영희',
            regdate: '20200102030405',
            status: 'SECRET',
          },
          { document_srl: 12, title: '임시 글', content: '<p>임시</p>', regdate: '20200102030405', status: 'TEMP' },
        ],
      },
      {
        type: 'table',
        name: 'xe_comments',
        data: [
          {
            comment_srl: 20,
            document_srl: 10,
            parent_srl: 0,
            content: '<p>댓글</p>',
            nick_name: '민수',
            regdate: '20200102040405',
          },
          {
            comment_srl: 21,
            document_srl: 10,
            parent_srl: 20,
            content: '<p>대댓글</p>',
            nick_name: '민수',
            regdate: '20200102050405',
          },
          {
            comment_srl: 22,
            document_srl: 10,
            parent_srl: 0,
            is_secret: 'Y',
            content: '<p>비밀</p>',
            regdate: '20200102050405',
          },
        ],
      },
    ]);
    const { data } = await importFile(portal, file, { token, format: 'rhymix' });
    expect(data).toMatchObject({ added: 2, counts: { refused: 2 } });
    expect(data.rows.filter(({ outcome }) => outcome === 'refused').map(({ line }) => line)).toEqual([3, 6]);
    expect(await documents(portal, 'qna')).toMatchObject(
      [
        {
          title: '라이믹스 글',
          author_name: '철수',
          view_count: 7,
          reply_count: 2,
          published_at: '2020-01-01T18:04:05.000Z',
          is_private: 0,
        },
        { title: '비밀 글', is_private: 1 },
      ].toSorted((a, b) => (a.title < b.title ? -1 : 1)),
    );
    expect((await replies(portal)).filter(({ parent_id }) => parent_id !== null)).toHaveLength(1);
    expect((await importFile(portal, file, { token, format: 'rhymix' })).data.added).toBe(0);
    const notice = await importFile(portal, file, { token, format: 'rhymix', boardType: 'notice', dryRun: true });
    expect(notice.data.rows.find(({ line }) => line === 2)).toMatchObject({ outcome: 'refused' });
  });

  it('takes a table of gnuboard5, as CSV too', async () => {
    const { portal, token } = await withAdministrator();
    const csv = [
      'wr_id,wr_num,wr_parent,wr_is_comment,wr_reply,wr_option,wr_subject,wr_content,wr_name,wr_datetime,wr_hit,ca_name',
      '1,-1,1,0,,html1,그누보드 글,<p>안녕<script>x</script></p>,철수,2020-01-02 03:04:05,9,오류',
      '2,-1,1,1,,,,좋은 <글>입니다,영희,2020-01-02 03:05:05,0,',
      '3,-1,3,0,A,,답변 글,답변입니다,관리,2020-01-02 03:06:05,1,',
      '4,-2,4,0,,,둘째 글,글자 <b>뿐,민수,2020-01-02 03:07:05,1,자유',
    ].join('\n');
    const { data } = await importFile(portal, csv, { token, format: 'gnuboard5' });
    expect(data).toMatchObject({ added: 2, counts: { new: 1, changed: 1, refused: 0 } });
    expect(await documents(portal, 'qna')).toMatchObject([
      { title: '그누보드 글', body_html: '<p>안녕</p>', reply_count: 2, view_count: 9, category: '오류' },
      { title: '둘째 글', body_html: '<p>글자 &lt;b&gt;뿐</p>', category: '기타' },
    ]);
    expect((await importFile(portal, csv, { token, format: 'gnuboard5' })).data.added).toBe(0);
  });

  it('takes the files of Rhymix from a zip, those of comments and of the text included', async () => {
    const { portal, token } = await withAdministrator();
    const at = './files/attach/images/120/1';
    const rows = [
      {
        type: 'table',
        name: 'xe_documents',
        data: [
          {
            document_srl: 10,
            title: '그림이 있는 글',
            content: `<p>글<img src="https://old.example.com/files/attach/images/120/1/aa.png"></p>`,
            regdate: '20200102030405',
          },
        ],
      },
      {
        type: 'table',
        name: 'xe_comments',
        data: [{ comment_srl: 20, document_srl: 10, content: '답', regdate: '20200102030405' }],
      },
      {
        type: 'table',
        name: 'xe_files',
        data: [
          { file_srl: 1, upload_target_srl: 10, source_filename: '화면.png', uploaded_filename: `${at}/aa.png` },
          {
            file_srl: 2,
            upload_target_srl: 20,
            source_filename: '기록.txt',
            uploaded_filename: './files/attach/binaries/120/bb',
          },
          { file_srl: 3, upload_target_srl: 99, source_filename: '주인 없음.txt', uploaded_filename: `${at}/cc` },
        ],
      },
    ];
    const archive = zipSync({
      'export/documents.json': strToU8(JSON.stringify(rows)),
      'export/files/attach/images/120/1/aa.png': PNG,
      'export/files/attach/binaries/120/bb': strToU8('기록'),
    });
    const { data } = await importFile(portal, Buffer.from(archive), { token, format: 'rhymix' });
    expect(data).toMatchObject({ added: 1, files: 2, counts: { refused: 1 } });
    expect(await filesOf(portal)).toMatchObject([
      { name: '화면.png', purpose: 'image' },
      { name: '기록.txt', purpose: 'attachment' },
    ]);
  });

  it('takes the files of gnuboard5 from a zip, and the pictures of its editor', async () => {
    const { portal, token } = await withAdministrator();
    const rows = [
      {
        type: 'table',
        name: 'g5_write_qa',
        data: [
          {
            wr_id: 1,
            wr_num: -1,
            wr_parent: 1,
            wr_is_comment: 0,
            wr_option: 'html1',
            wr_subject: '파일이 있는 글',
            wr_content: '<p>글<img src="http://old.example.com/data/editor/2001/pic.png"></p>',
            wr_datetime: '2020-01-02 03:04:05',
          },
        ],
      },
      {
        type: 'table',
        name: 'g5_board_file',
        data: [{ bo_table: 'qa', wr_id: 1, bf_no: 0, bf_source: '설명서.txt', bf_file: '12_ab.txt', bf_download: 4 }],
      },
    ];
    const archive = zipSync({
      'documents.json': strToU8(JSON.stringify(rows)),
      'data/file/qa/12_ab.txt': strToU8('설명'),
      'data/file/free/12_ab.txt': strToU8('다른 게시판'),
      'data/editor/2001/pic.png': PNG,
    });
    const { data } = await importFile(portal, Buffer.from(archive), { token, format: 'gnuboard5' });
    expect(data).toMatchObject({ added: 1, files: 2, counts: { refused: 0 } });
    expect(await filesOf(portal)).toMatchObject([
      { name: 'pic.png', purpose: 'image' },
      { name: '설명서.txt', purpose: 'attachment', download_count: 4, size_bytes: 6 },
    ]);
  });
});
