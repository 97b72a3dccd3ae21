import { expect, test } from '@playwright/test';
import { confirm, confirmEmail, dialogOf, logIn, signUp } from '../support/account-forms.ts';
import { logInAs, registerMember } from '../support/account-calls.ts';
import { comeAsVisitor } from '../support/board.ts';
import { open } from '../support/open.ts';
import { ADMIN, mailsTo, newUserId } from '../support/portal.ts';

test(
  'from sign-up to the answer: a private question with an attachment, answered by an administrator, told by mail and in 내 활동, accepted',
  { tag: '@short' },
  async ({ browser }) => {
    test.slow();
    const userId = newUserId();
    const email = `${userId}@example.com`;
    const title = `엑셀 실행이 멈춥니다 ${userId}`;

    // A visitor signs up, logs in and reads a notice.
    const author = await comeAsVisitor(browser);
    await signUp(author, { userId, email });
    await confirmEmail(author, email);
    await logIn(author, userId);
    await author.getByRole('button', { name: 'Community' }).hover();
    await author.getByRole('banner').getByRole('link', { name: '공지사항' }).first().click();
    await expect(author.getByRole('heading', { level: 1, name: '공지사항' })).toBeVisible();
    await author.getByRole('link', { name: /Studio 4\.6 정식 출시 안내/ }).click();
    await expect(author.getByRole('heading', { level: 1 })).toContainText('Studio 4.6 정식 출시 안내');
    await expect(author.getByText('셀렉터 자동 복구')).toBeVisible();

    // They ask a private question with an attachment.
    await open(author, '/qnaRegister');
    await author.getByLabel(/^분류/).selectOption('오류');
    await author.getByRole('textbox', { name: '제목' }).fill(title);
    await author.getByRole('textbox', { name: /내용/ }).click();
    await author.keyboard.type('급여 엑셀을 열 때 멈춥니다.');
    await author.getByLabel('파일 선택').setInputFiles({
      name: '실행 로그.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('E-1042 요소를 찾을 수 없습니다'),
    });
    await expect(author.getByRole('listitem').filter({ hasText: '실행 로그.txt' })).toContainText('B');
    await expect(author.getByRole('progressbar')).toHaveCount(0);
    await author.getByLabel(/비밀글/).check();
    await author.getByRole('button', { name: '등록', exact: true }).click();
    await expect(dialogOf(author)).toContainText('등록하시겠습니까?');
    await confirm(author, '등록');
    await expect(author).toHaveURL(/\/qnaDetail\//);
    await expect(author.getByRole('heading', { level: 1 })).toContainText(title);
    const address = new URL(author.url()).pathname;

    // Another member sees only a lock.
    const other = await comeAsVisitor(browser);
    const otherId = newUserId();
    await registerMember(other, otherId);
    await logInAs(other, otherId);
    await open(other, '/qna');
    await expect(other.getByText('비밀글입니다.').first()).toBeVisible();
    await expect(other.getByText(title)).toHaveCount(0);
    await open(other, `/qna?q=${encodeURIComponent(title)}`);
    await expect(other.getByText('검색 결과가 없습니다.')).toBeVisible();
    await open(other, address);
    await expect(other.getByText('비밀글은 작성자와 관리자만 볼 수 있습니다.')).toBeVisible();
    await expect(other.getByText('급여 엑셀')).toHaveCount(0);

    // An administrator reads it with its attachment and answers.
    const admin = await comeAsVisitor(browser);
    await logIn(admin, ADMIN.userId, ADMIN.password);
    await open(admin, address);
    const download = admin.waitForEvent('download');
    await admin.getByRole('link', { name: /실행 로그\.txt/ }).click();
    expect((await download).suggestedFilename().normalize('NFC')).toBe('실행 로그.txt');
    await admin.getByRole('button', { name: '공식 답변 작성' }).click();
    await admin.getByRole('textbox', { name: '공식 답변 작성' }).click();
    await admin.keyboard.type('통합 문서 읽기의 방식을 파일로 바꿔주세요.');
    await admin.getByRole('button', { name: '등록', exact: true }).last().click();
    await expect(admin.getByText('통합 문서 읽기의 방식을 파일로 바꿔주세요.')).toBeVisible();

    // The author gets a mail without the question's text, and sees the answer behind its link.
    const lastMail = async () => (await mailsTo(email)).at(-1);
    await expect.poll(async () => (await lastMail())?.subject).toContain('질문에 답변이 등록되었습니다');
    const mail = await lastMail();
    expect(mail?.text).toContain(address);
    expect(mail?.text).not.toContain('급여 엑셀');
    await open(author, '/myActivity');
    const told = author.getByRole('listitem').filter({ hasText: title });
    await expect(told).toContainText('질문에 답변이 등록되었습니다.');
    await told.getByRole('link', { name: title }).click();
    await expect(author).toHaveURL(address);
    await expect(author.getByText('공식 답변').first()).toBeVisible();
    await expect(author.getByText('통합 문서 읽기의 방식을 파일로 바꿔주세요.')).toBeVisible();
    await author.getByRole('button', { name: '답변 채택' }).click();
    await expect(author.getByText('채택된 답변')).toBeVisible();
    await expect(author.getByText('해결').first()).toBeVisible();

    // Whoever answered is told of the acceptance.
    await open(admin, '/myActivity');
    await expect(admin.getByRole('listitem').filter({ hasText: title })).toContainText('답변이 채택되었습니다.');
  },
);
