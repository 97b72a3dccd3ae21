import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { confirm, dialogOf } from '../support/account-forms.ts';
import { call, comeAsMember, comeAsStaff, comeAsVisitor, newTitle } from '../support/board.ts';
import {
  consent,
  fillPerson,
  newEmail,
  openConsents,
  openFirstInquiry,
  showTrialDetails,
  sendInquiry,
} from '../support/inquiry.ts';
import { hydrated, open } from '../support/open.ts';
import { mailsTo } from '../support/portal.ts';
import { violationsOf } from '../support/violations.ts';

test('an inquiry from the form to 완료: number, mail, list, details, memo', { tag: '@short' }, async ({ browser }) => {
  test.slow();
  const visitor = await comeAsVisitor(browser);
  const [company, email] = [newTitle('가람정공'), newEmail()];
  await open(visitor, '/contact');
  const text = { mimeType: 'text/plain', buffer: Buffer.from('요구사항입니다.') };
  await visitor.getByLabel('파일 선택').setInputFiles([
    { name: '요구사항.txt', ...text },
    { name: '잘못 고른 것.txt', ...text },
  ]);
  const number = await sendInquiry(visitor, { company, email }, async () => {
    await expect(visitor.getByRole('button', { name: '요구사항.txt 삭제' })).toBeVisible();
    const wrong = visitor.getByRole('button', { name: '잘못 고른 것.txt 삭제' });
    await wrong.click();
    await expect(wrong).toBeHidden();
  });
  expect(number).toMatch(/^C-\d{8}-\d{4}$/);
  await expect(visitor.getByText('담당자가 영업일 하루 안에 연락드리겠습니다.')).toBeVisible();
  await expect.poll(async () => (await mailsTo(email)).map((mail) => mail.text).join()).toContain(number);
  const notices = async () => (await mailsTo('sales01@aionu.example')).map((mail) => mail.text).join();
  await expect.poll(notices).toContain(number);

  const staff = await comeAsStaff(browser);
  await open(staff, `/contact/list?q=${encodeURIComponent(company)}`);
  const row = staff.getByRole('row').filter({ hasText: company });
  await expect(row).toContainText('한*우');
  await expect(row).not.toContainText(email);
  await row.getByRole('link', { name: company }).click();
  const drawer = staff.getByRole('dialog', { name: number });
  await expect(drawer.getByText('한지우', { exact: true })).toBeVisible();
  await expect(drawer.getByRole('link', { name: email })).toBeVisible();
  await expect(drawer.getByRole('link', { name: /\.txt/ })).toHaveCount(1);
  const download = staff.waitForEvent('download');
  await drawer.getByRole('link', { name: /요구사항\.txt/ }).click();
  expect((await download).suggestedFilename()).toBe('요구사항.txt');

  await drawer.getByLabel('메모 작성').fill('내일 오전에 통화하기로 함');
  await drawer.getByRole('button', { name: '메모 등록' }).click();
  await expect(drawer.getByText('내일 오전에 통화하기로 함')).toBeVisible();
  await drawer.getByLabel('담당자').selectOption({ label: '오세린 (sales01)' });
  await expect(drawer.getByLabel('담당자').locator('option:checked')).toHaveText('오세린 (sales01)');
  await drawer.getByLabel('상태', { exact: true }).selectOption('완료');
  await expect(dialogOf(staff)).toContainText('완료 처리하시겠습니까?');
  await confirm(staff, '완료 처리');
  await expect(drawer.getByLabel('상태', { exact: true })).toHaveValue('완료');
  await staff.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(row).toContainText('완료');
  await expect(row).toContainText('오세린');

  // Changing back is allowed, and the completion flag follows.
  await row.getByRole('link', { name: company }).click();
  await drawer.getByLabel('상태', { exact: true }).selectOption('진행중');
  await expect(drawer.getByLabel('상태', { exact: true })).toHaveValue('진행중');
  await staff.keyboard.press('Escape');
  await expect(row).toContainText('진행중');
  const { list } = await call(staff, '/api/v1/free/list', { keyword: company });
  expect(list.map(({ completeYn }) => completeYn)).toEqual(['N']);
});

const nextButton = (page: Page) => page.getByRole('button', { name: '다음', exact: true });

test(
  'what is missing is told at the field and above the form, and nothing typed is lost',
  { tag: '@short' },
  async ({ browser }) => {
    const page = await comeAsVisitor(browser);
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, '/contact');
    await page.getByLabel('회사명').fill('두리상사');
    await page.getByLabel('연락처').fill('전화');
    await nextButton(page).click();
    const problems = [
      '문의유형을 선택해주세요.',
      '이름을 입력해주세요.',
      '이메일을 입력해주세요.',
      '올바른 연락처를 입력해주세요.',
      '문의내용을 입력해주세요.',
    ];
    const summary = page.getByRole('group', { name: '5개 항목을 확인해주세요.' });
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('button')).toHaveText(problems);
    for (const problem of problems)
      await expect(page.getByRole('paragraph').filter({ hasText: problem })).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: '입력해주세요.' })).toHaveCount(0);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel(/^이름/)).toBeFocused();
    await page.keyboard.type('한지우');
    await expect(page.getByRole('group', { name: '4개 항목을 확인해주세요.' }), 'before it is left').toBeVisible();
    await page.getByLabel('문의유형').selectOption('견적');
    await expect(page.getByRole('group', { name: '3개 항목을 확인해주세요.' })).toBeVisible();
    await expect(page.getByLabel(/^이름/), 'the choice took no focus').toBeFocused();

    await fillPerson(page, { company: '두리상사', email: newEmail() });
    await page.getByRole('button', { name: '문의 등록' }).click();
    const last = page.getByRole('group', { name: '1개 항목을 확인해주세요.' });
    await expect(last).toBeFocused();
    await last.getByRole('button', { name: '필수 항목에 동의해주세요.' }).click();
    await expect(consent(page)).toBeFocused();

    // Sending fails: the input stays and is restored on the next visit, except the consents.
    await consent(page).check();
    await page.route('**/api/bot-challenge', (route) => route.abort());
    await page.getByRole('button', { name: '문의 등록' }).click();
    await expect(page.getByRole('region', { name: '알림' }).getByText('네트워크 연결을 확인해주세요.')).toBeVisible();
    await expect(page.getByLabel('회사명')).toHaveValue('두리상사');
    page.on('dialog', (dialog) => void dialog.accept());
    await open(page, '/contact');
    await expect(page.getByText('작성 중이던 내용을 불러왔습니다.')).toBeVisible();
    await expect(page.getByLabel('문의내용')).toHaveValue('견적서 처리 업무를 자동화하고 싶습니다.');
    await nextButton(page).click();
    await expect(consent(page)).not.toBeChecked();
  },
);

test('the second step may stay empty; back, forward and a reload keep the step and what was typed', async ({
  browser,
}) => {
  const page = await comeAsVisitor(browser);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.setViewportSize({ width: 390, height: 664 });
  const heading = (name: string) => page.getByRole('heading', { level: 2, name });
  await open(page, '/freeExperience#more');
  await expect(heading('체험할 제품과 연락처를 알려주세요'), 'not before the first step is complete').toBeVisible();
  for (const product of ['Studio', 'Robot', 'Manager'])
    await expect(page.getByRole('checkbox', { name: product })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Center' })).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'Studio' }).uncheck();
  await expect(page.getByLabel(/^이름/), 'the form begins in the first view').toBeInViewport();
  const gets = await page.getByRole('heading', { name: '30일 동안 기능 제한 없이 드립니다' }).boundingBox();
  expect(gets?.y, 'what one gets stands below it').toBeGreaterThan(
    (await nextButton(page).boundingBox())?.y ?? Infinity,
  );
  await page.getByLabel(/^이름/).fill('한지우');
  await page.getByLabel('회사명').fill('두리상사');
  await page.getByRole('textbox', { name: '이메일' }).fill(newEmail());
  await page.getByLabel('연락처').fill('010-1234-5678');
  await page.keyboard.press('Enter');
  await expect(heading('조금 더 알려주세요')).toBeFocused();
  await expect(page.getByLabel('회사명')).toBeHidden();
  await expect(page.getByLabel('자동화 대상 업무')).toBeVisible();
  await expect(page.getByLabel('로봇 수'), 'may as well wait').toBeHidden();
  await showTrialDetails(page);
  await expect(page.getByLabel('업종')).toBeFocused();
  await page.getByLabel('로봇 수').fill('3');

  await page.goBack();
  await expect(heading('체험할 제품과 연락처를 알려주세요')).toBeFocused();
  await expect(page.getByLabel('회사명')).toHaveValue('두리상사');
  await page.goForward();
  await expect(page.getByLabel('로봇 수')).toHaveValue('3');
  await page.reload();
  await hydrated(page);
  await expect(page.getByLabel('로봇 수')).toBeVisible();
  await expect(page.getByLabel('로봇 수')).toHaveValue('3');
  await page.getByRole('button', { name: '이전', exact: true }).click();
  await expect(page.getByRole('checkbox', { name: 'Robot' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Studio' })).not.toBeChecked();
  await expect(page.getByLabel('회사명')).toHaveValue('두리상사');
  await nextButton(page).click();
  await page.getByLabel('로봇 수').fill('');
  await consent(page).check();
  await page.getByRole('button', { name: '무료체험 신청' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '신청이 접수되었습니다.' })).toBeVisible();
  const next = page.getByRole('region', { name: '다음 순서' });
  await expect(next.getByRole('listitem')).toHaveCount(2);
  await expect(next.getByRole('link', { name: '고객 사례' })).toHaveAttribute('href', '/reference');
  await expect(next.getByRole('link', { name: '온라인 매뉴얼' })).toHaveAttribute('href', '/manual/');

  const number = (await page.getByText(/^C-\d{8}-\d{4}$/).textContent()) ?? '';
  await page.reload();
  await hydrated(page);
  await expect(page.getByText(number), 'until a new one is begun').toBeVisible();
  await page.getByRole('button', { name: '새로 작성하기' }).click();
  await expect(heading('체험할 제품과 연락처를 알려주세요')).toBeVisible();
  await page.reload();
  // What was kept of a draft would come with the scripts.
  await hydrated(page);
  await expect(page.getByLabel('회사명')).toHaveValue('');
});

test('a slow press of 다음 right after an error is mended goes on: the errors that leave do not move the button', async ({
  browser,
}) => {
  const visitor = await comeAsVisitor(browser);
  await visitor.setViewportSize({ width: 390, height: 844 });
  await open(visitor, '/contact');
  await expect(visitor.getByRole('heading', { name: '문의 내용과 연락처를 알려주세요' })).toBeVisible();
  await visitor.getByLabel('문의유형').selectOption('도입상담');
  await visitor.getByLabel(/^이름/).fill('한지우');
  await visitor.getByLabel('회사명').fill('가람정공');
  await visitor.getByRole('textbox', { name: '이메일' }).fill(newEmail());
  await visitor.getByLabel('문의내용').fill('견적서 처리 업무를 자동화하고 싶습니다.');
  const next = visitor.getByRole('button', { name: '다음', exact: true });
  await next.click();
  await expect(visitor.getByText('1개 항목을 확인해주세요.')).toBeVisible();
  await visitor.getByLabel('연락처').fill('010-1234-5678');
  await next.hover();
  await visitor.mouse.down();
  // As long as a finger rests: two frames, in which the page is laid out again.
  await visitor.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await visitor.mouse.up();
  await expect(visitor.getByRole('heading', { name: '조금 더 알려주세요' })).toBeVisible();
});

test('whoever opens the form again after sending finds the form, not the receipt of before', async ({ browser }) => {
  const page = await comeAsVisitor(browser);
  await open(page, '/contact');
  const number = await sendInquiry(page, { company: '두리상사', email: newEmail() });
  await open(page, '/contact');
  await expect(page.getByLabel('회사명')).toHaveValue('');
  await sendInquiry(page, { company: '두리상사', email: newEmail() });
  await page.getByRole('banner').getByRole('link', { name: '제품 문의' }).click();
  await expect(page.getByLabel('회사명')).toHaveValue('');
  await open(page, '/contact');
  await expect(page.getByLabel('회사명')).toBeVisible();
  await expect(page.getByText(number)).toHaveCount(0);
});

test('TT.dept: the forms ask for nothing that their consent does not name', async ({ browser }) => {
  const page = await comeAsVisitor(browser);
  for (const path of ['/contact', '/freeExperience']) {
    await open(page, path);
    const isPersonal = /이름|회사명|이메일|연락처|직책|업종|회사규모|부서/;
    const labels = (await page.locator('form label').allTextContents()).filter((text) => isPersonal.test(text));
    await openConsents(page, path);
    await page.getByRole('button', { name: '개인정보 수집·이용 동의 내용 보기' }).click();
    const consent = (await page.getByRole('dialog').getByRole('table').textContent()) ?? '';
    // The consent text uses 전화번호 and 회사 규모, as the specification does.
    const words: Record<string, string> = { 연락처: '전화번호', 회사규모: '회사 규모' };
    expect(labels.length).toBeGreaterThan(5);
    for (const label of labels.map((text) => text.replace('*', '').trim()))
      expect(consent).toContain(words[label] ?? label);
  }
  const consent = page.getByRole('dialog').getByRole('table');
  for (const item of ['자동화 대상 업무', '사용 인원', '로봇 수', '사용 환경', '희망 시작일'])
    await expect(consent).toContainText(item);
});

test('each consent has its text: agreeing ticks it, disagreeing unticks it', async ({ browser }) => {
  const page = await comeAsVisitor(browser);
  await openConsents(page, '/contact');
  await page.getByRole('button', { name: '개인정보 수집·이용 동의 내용 보기' }).click();
  const text = page.getByRole('dialog');
  await expect(text.getByRole('table')).toContainText('보유 기간');
  await text.getByRole('button', { name: '동의', exact: true }).click();
  await expect(consent(page)).toBeChecked();
  await page.getByRole('button', { name: '개인정보 수집·이용 동의 내용 보기' }).click();
  await text.getByRole('button', { name: '동의하지 않음' }).click();
  await expect(consent(page)).not.toBeChecked();
  await page.getByRole('button', { name: '광고성 정보 수신 동의 내용 보기' }).click();
  await text.getByRole('button', { name: '동의', exact: true }).click();
  for (const channel of ['이메일', '문자메시지', '전화'])
    await expect(page.getByRole('checkbox', { name: channel, exact: true })).toBeChecked();
});

test('pasted text that a field takes only in part is told at the field, until it is changed', async ({ browser }) => {
  const page = await comeAsVisitor(browser);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/contact');
  const paste = async (text: string) => {
    await page.evaluate((text) => navigator.clipboard.writeText(text), text);
    await page.keyboard.press('Control+V');
  };
  const cut = page.getByRole('alert').filter({ hasText: /^붙여 넣은 글의 뒷부분이 빠졌습니다\. 최대 / });
  await page.getByLabel('회사명').focus();
  await paste('가'.repeat(100));
  await expect(page.getByLabel('회사명')).toHaveValue('가'.repeat(100));
  await expect(cut).toHaveCount(0);
  await page.getByLabel('회사명').fill('');
  await paste('가'.repeat(101));
  await expect(cut).toHaveText(/최대 100자까지/);
  await page.keyboard.press('Backspace');
  await expect(cut).toHaveCount(0);
  await page.getByLabel('문의내용').focus();
  await paste('나\n'.repeat(1001));
  await expect(cut).toHaveText(/최대 2,000자까지/);
});

test('a member finds the form filled in', async ({ browser }) => {
  const { page, userId } = await comeAsMember(browser);
  await open(page, '/freeExperience');
  await expect(page.getByLabel(/^이름/)).toHaveValue('홍길동');
  await expect(page.getByRole('textbox', { name: '이메일' })).toHaveValue(`${userId}@example.com`);
});

test('a free trial is asked for once: 이미 접수된 신청이 있습니다.', async ({ browser }) => {
  const page = await comeAsVisitor(browser);
  const email = newEmail();
  const ask = async (choose = async () => {}) => {
    await page.getByRole('checkbox', { name: 'Studio' }).check();
    await fillPerson(page, { company: '모람식품', email });
    await page.getByLabel('자동화 대상 업무').fill('세금계산서 발행');
    await choose();
    await consent(page).check();
    await page.getByRole('button', { name: '무료체험 신청' }).click();
  };
  await open(page, '/freeExperience');
  await ask(async () => {
    await page.getByRole('button', { name: '희망 시작일 달력 열기' }).click();
    await expect(page.getByRole('grid').locator('thead th').first()).toHaveText('일');
    await page.getByRole('button', { name: '다음 달로 이동' }).click();
    await page.getByRole('button', { name: / 15일/ }).click();
    await expect(page.getByRole('textbox', { name: '희망 시작일' })).toHaveValue(/^\d{4}-\d{2}-15$/);
  });
  await expect(page.getByRole('heading', { level: 1, name: '신청이 접수되었습니다.' })).toBeVisible();

  await page.getByRole('button', { name: '새로 작성하기' }).click();
  await ask();
  await expect(dialogOf(page)).toContainText('이미 접수된 신청이 있습니다.');
  await confirm(page);
  await expect(page.getByRole('group', { name: '1개 항목을 확인해주세요.' })).toBeFocused();
  await page.getByRole('button', { name: '이미 접수된 신청이 있습니다.' }).click();
  await expect(page.getByRole('textbox', { name: '이메일' })).toBeFocused();
  await expect(page.getByLabel('자동화 대상 업무')).toHaveValue('세금계산서 발행');
});

test('spec 9: the calendar’s week starts as in the visitor’s country', async ({ browser }) => {
  for (const [locale, first] of [
    ['de-DE', '월'],
    ['ar-EG', '토'],
  ] as const) {
    const page = await comeAsVisitor(browser, { locale });
    await openConsents(page, '/freeExperience');
    await page.getByRole('button', { name: '희망 시작일 달력 열기' }).click();
    await expect(page.getByRole('grid').locator('thead th').first()).toHaveText(first);
    await page.context().close();
  }
});

test('the calendar’s today is the one in Korea, wherever the visitor is', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'en-US', timezoneId: 'America/Los_Angeles' });
  const page = await context.newPage();
  await page.clock.setFixedTime('2026-11-26T16:00:00Z');
  await openConsents(page, '/freeExperience');
  await page.getByRole('button', { name: '희망 시작일 달력 열기' }).click();
  await expect(page.getByRole('button', { name: /^오늘,/ })).toHaveText(/27$/);
  await context.close();
});

test('what may answer the question already is shown while it is written, answers and references', async ({
  browser,
}) => {
  const page = await comeAsVisitor(browser);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/contact', '/freeExperience']) {
    await openConsents(page, path);
    if (path === '/contact') await page.getByRole('button', { name: '이전', exact: true }).click();
    await page.getByLabel('문의내용').fill('');
    await page.getByLabel('문의내용').pressSequentially('엑셀 파일 정리 로봇을 체험하고 싶습니다');
    const hints = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.locator('a[target=_blank]') });
    await expect(hints.filter({ hasText: 'FAQ' })).not.toHaveCount(0);
    await expect(hints.filter({ hasText: '고객 사례' })).not.toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  }
});

test('axe has nothing to object to, on a phone and on a desk', async ({ browser }) => {
  test.slow();
  const page = await comeAsStaff(browser);
  const check = async (what: string) => expect(await violationsOf(page), what).toEqual([]);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/contact');
    await nextButton(page).click();
    await expect(page.getByRole('button', { name: '문의유형을 선택해주세요.' })).toBeVisible();
    await check(`contact ${width}`);
    await openConsents(page, '/freeExperience');
    await page.getByRole('button', { name: '희망 시작일 달력 열기' }).click();
    await expect(page.getByRole('grid')).toBeVisible();
    await check(`calendar ${width}`);
    await open(page, '/contact/list');
    await page.getByRole('checkbox', { name: /선택$/ }).last().check();
    await check(`list ${width}`);
    await openFirstInquiry(page);
    await expect(page.getByRole('dialog').getByText('동의 이력')).toBeVisible();
    await check(`drawer ${width}`);
    await open(page, '/contact/list?view=board');
    await check(`board ${width}`);
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(await overflow()).toBeLessThanOrEqual(0);
  }
});

test('the three products of a trial are ticked before any script; without one the form says so, and leads there', async ({
  browser,
  request,
}) => {
  const html = await (await request.get('/freeExperience')).text();
  const boxes = html.match(/<input[^>]*name="products"[^>]*>/g) ?? [];
  expect(boxes).toHaveLength(3);
  for (const box of boxes) expect(box).toMatch(/ checked=""/);

  const page = await comeAsVisitor(browser);
  await open(page, '/freeExperience');
  for (const product of ['Studio', 'Robot', 'Manager']) await page.getByRole('checkbox', { name: product }).uncheck();
  await nextButton(page).click();
  await page.getByRole('button', { name: '체험 제품' }).click();
  await expect(page.getByRole('checkbox', { name: 'Studio' })).toBeFocused();
});

test('an address that looks mistyped is asked about in every public form, taken by a press, and never refused', async ({
  page,
}) => {
  for (const path of ['/freeExperience', '/contact', '/signup', '/findID', '/findPW']) {
    await open(page, path);
    const email = page.getByRole('main').getByRole('textbox', { name: /^이메일/ });
    const meant = page.getByRole('button', { name: 'kim@gmail.com' });
    await email.fill('kim@gmial.com');
    await expect(meant, 'while it is typed').toBeHidden();
    await email.press('Tab');
    await expect(page.getByText('혹시 kim@gmail.com입니까?'), path).toBeVisible();
    await expect(email).not.toHaveAttribute('aria-invalid');
    // By keyboard it is the last thing before where the focus went.
    await page.keyboard.press('Shift+Tab');
    await expect(meant).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(email).toHaveValue('kim@gmail.com');
    await expect(email).toBeFocused();
    await expect(meant).toBeHidden();
    await email.fill('kim@mail.com');
    await email.press('Tab');
    await expect(page.getByText(/^혹시/), 'another one').toBeHidden();
  }
});
