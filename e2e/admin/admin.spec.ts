import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import type { OutputOf } from '#shared/contract/calls.ts';
import type { Role } from '#shared/role-permissions.ts';
import { adminMenu } from '#web/features/admin/admin-menu.ts';
import { CHAT_BUTTON_ID } from '#web/lib/chat-button-id.ts';
import { paths } from '#shared/paths.ts';
import { logInAs } from '../support/account-calls.ts';
import { confirm, dialogOf } from '../support/account-forms.ts';
import {
  ask,
  call,
  comeAsMember,
  comeAsStaff,
  comeAsVisitor,
  comeWithRole,
  newTitle,
  publishNotices,
} from '../support/board.ts';
import { open, pressIn } from '../support/open.ts';
import { violationsOf } from '../support/violations.ts';

test('every page of the administration opens for the roles of its menu and is refused to all others', async ({
  browser,
  page,
}) => {
  const staff = await comeAsStaff(browser);
  const { page: member } = await comeAsMember(browser);
  const sales = await comeWithRole(browser, staff, 'ROLE_SALES');
  const manager = await comeWithRole(browser, staff, 'ROLE_MANAGER');
  const visitors: [Page, Role[]][] = [
    [page, []],
    [member, ['ROLE_USER']],
    [sales, ['ROLE_USER', 'ROLE_SALES']],
    [manager, ['ROLE_USER', 'ROLE_MANAGER']],
    [staff, ['ROLE_ADMIN']],
  ];
  for (const { path, may } of adminMenu) {
    for (const [visitor, roles] of visitors) {
      const status = (await visitor.request.get(path)).status();
      expect([path, ...roles, status]).toEqual([path, ...roles, may({ id: '', roles }) ? 200 : 403]);
    }
  }
  await open(member, '/admin');
  await expect(member.getByRole('alertdialog')).toContainText('접근 권한이 없습니다.');
  await open(sales, '/admin/users');
  await expect(dialogOf(sales)).toContainText('접근 권한이 없습니다.');
  await pressIn(dialogOf(sales), 'Escape');
  await expect(sales.getByText('필요하면 관리자에게 역할을 요청해주세요.')).toBeVisible();
  await sales.getByRole('link', { name: '대시보드로 가기' }).click();
  await expect(sales).toHaveURL('/admin');
});

test('the entry of the page that is open is in view in the menu on a low screen', async ({ browser }) => {
  const staff = await comeAsStaff(browser);
  await staff.setViewportSize({ width: 1280, height: 600 });
  await open(staff, '/admin/audit');
  const menu = staff.getByRole('navigation', { name: '관리 메뉴' });
  await expect(menu.getByRole('link', { name: '감사 로그' })).toBeInViewport({ ratio: 1 });
  await open(staff, '/admin/health');
  await expect(menu.getByRole('link', { name: '시스템 상태' })).toBeInViewport({ ratio: 1 });
  expect(await staff.evaluate(() => scrollY), 'the page itself stays at its beginning').toBe(0);
});

test('the whole menu is in view on a screen of 800 px', async ({ browser }) => {
  const staff = await comeAsStaff(browser);
  await staff.setViewportSize({ width: 1280, height: 800 });
  await open(staff, '/admin');
  const links = staff.getByRole('navigation', { name: '관리 메뉴' }).getByRole('link');
  for (const link of [links.first(), links.last(), staff.getByRole('link', { name: '사이트로 이동' })])
    await expect(link).toBeInViewport({ ratio: 1 });
  await expect(staff.getByRole('button', { name: '로그아웃' })).toBeInViewport({ ratio: 1 });
});

test('a long name of the portal stands whole in the menu, above the word that says where one is', async ({
  browser,
}) => {
  const staff = await comeAsStaff(browser);
  const name = '대한민국디지털업무자동화통합운영지원플랫폼서비스포털기업용판';
  await staff.route('/admin', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replaceAll('AION-U', name) });
  });
  for (const width of [1024, 1280, 1440, 1920]) {
    await staff.setViewportSize({ width, height: 900 });
    await open(staff, '/admin');
    const brand = staff.getByRole('complementary', { name: '관리' }).getByRole('link', { name: `${name} 관리` });
    await expect(brand).toBeInViewport({ ratio: 1 });
    const cut = await brand.evaluate((link) =>
      [link, ...link.querySelectorAll('*')]
        .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth)
        .map(({ outerHTML }) => outerHTML),
    );
    expect(cut).toEqual([]);
    const bell = await staff.locator('aside a[href="/myActivity"]').first().boundingBox();
    const { x = 0, width: taken = 0 } = (await brand.boundingBox()) ?? {};
    expect(x + taken).toBeLessThanOrEqual(bell?.x ?? 0);
  }
});

test('the tiles of the dashboard fill their rows at every width, for every role', async ({ browser }) => {
  const staff = await comeAsStaff(browser);
  const manager = await comeWithRole(browser, staff, 'ROLE_MANAGER');
  for (const [page, tiles] of [
    [staff, 5],
    [manager, 4],
  ] as const) {
    await open(page, '/admin');
    const list = page.getByRole('region', { name: '처리할 일' }).getByRole('list');
    await expect(list.getByRole('listitem')).toHaveCount(tiles);
    for (const width of [390, 768, 1024, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const gaps = await list.evaluate((element) => {
        const rows = Map.groupBy(
          Array.from(element.children, (tile) => tile.getBoundingClientRect()),
          ({ top }) => Math.round(top),
        );
        const { left, right } = element.getBoundingClientRect();
        return [...rows.values()].flatMap((row) => [
          (row[0]?.left ?? 0) - left,
          right - (row.at(-1)?.right ?? 0),
          Math.max(...row.map((tile) => tile.width)) - Math.min(...row.map((tile) => tile.width)),
        ]);
      });
      expect(Math.max(...gaps), `${tiles} tiles at ${width} px`).toBeLessThan(1);
      const panels = await page
        .locator('main .grid > section')
        .evaluateAll((all) =>
          all
            .map((panel) => panel.getBoundingClientRect())
            .map(({ left, top, right, bottom }) => ({ left, top, right, bottom })),
        );
      const seen = panels.toSorted((one, other) => one.top - other.top || one.left - other.left);
      expect(panels, `in the order of the keyboard at ${width} px`).toEqual(seen);
      const rows = [...Map.groupBy(panels, ({ top }) => top).values()];
      expect(rows.length, `pairs at ${width} px`).toBe(width < 1280 ? panels.length : Math.ceil(panels.length / 2));
      for (const row of rows) {
        expect(new Set(row.map(({ bottom }) => bottom)).size, `where a row ends at ${width} px`).toBe(1);
        expect(row.at(-1)?.right, `no gap at ${width} px`).toBeCloseTo(
          Math.max(...panels.map(({ right }) => right)),
          0,
        );
      }
    }
  }
});

test('a warning leads the keyboard, too, to the part of the page where it is mended', async ({ browser }) => {
  const staff = await comeAsStaff(browser);
  await open(staff, '/admin');
  const warning = staff.getByRole('link', { name: /^아직 첨부파일까지 모두 백업한 적이 없습니다/ });
  // Several are folded.
  const folded = staff.getByRole('button', { name: /^확인이 필요한 일/ });
  await expect(folded.or(warning)).toBeVisible();
  if (await folded.isVisible()) await folded.press('Enter');
  await warning.press('Enter');
  await expect(staff).toHaveURL('/admin/health#backup');
  await expect(staff.getByRole('heading', { name: '백업', exact: true })).toBeFocused();
});

test('the tables of the administration show all their columns on tablets', async ({ browser }) => {
  const staff = await comeAsStaff(browser);
  // So that there is one to list.
  await call(staff, '/api/v1/admin/users', { isWhole: true });
  // Its title has two lines.
  await publishNotices(staff, [
    newTitle('야간 점검으로 멈추는 서비스와 다시 시작하는 시각을 안내해 드립니다 '.repeat(2)),
  ]);
  for (const path of [
    '/contact/list',
    '/admin/users',
    '/admin/contents',
    '/admin/drivers',
    '/admin/health/files',
    '/admin/privacy?tab=consents',
    '/admin/privacy?tab=accesses',
    '/admin/audit',
  ]) {
    await open(staff, path);
    for (const width of [768, 1024]) {
      await staff.setViewportSize({ width, height: 900 });
      const beyond = () =>
        staff
          .locator('main [role="group"]:has(> table)')
          .evaluate((frame) => Math.max(frame.scrollWidth - frame.clientWidth, 0));
      await expect.poll(async () => [path, width, await beyond()]).toEqual([path, width, 0]);
    }
  }
  await open(staff, '/admin/privacy?tab=consents');
  const whole = staff.getByRole('columnheader', { name: '이름, 회원·접수번호, 이메일, 일시' });
  for (const width of [768, 1024, 1280]) {
    await staff.setViewportSize({ width, height: 900 });
    await expect(whole, `all in one column at ${width} px`).toHaveCount(width < 1280 ? 1 : 0);
    await expect(staff.getByRole('columnheader', { name: '회원·접수번호', exact: true })).toHaveCount(
      width < 1280 ? 0 : 1,
    );
    // Each piece of text has one box: no date is broken within a word.
    const broken = await staff.locator('tbody :is(time, time *)').evaluateAll((parts) =>
      parts
        .flatMap((part) => [...part.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE))
        .filter((words) => {
          const range = document.createRange();
          range.selectNodeContents(words);
          return [...range.getClientRects()].filter(({ width: wide }) => wide > 0).length > 1;
        })
        .map(({ textContent }) => textContent),
    );
    expect([width, broken]).toEqual([width, []]);
    // Whose it was is read whole: number and address are not cut off, each on its own line.
    const cut = await staff
      .locator('tbody td:nth-child(3) :is(span, time)')
      .evaluateAll((parts) =>
        parts.filter((part) => part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).display !== 'inline'),
      );
    expect([width, cut.length]).toEqual([width, 0]);
    const heights = await staff
      .locator('tbody td:nth-child(3) > *')
      .evaluateAll((people) => people.map((person) => person.clientHeight));
    expect(Math.max(...heights), `four lines a person at ${width} px`).toBeLessThan(96);
  }
  // The actions on a legal text stand beside each other, and on a wide screen a row is read across without a gap.
  await open(staff, '/admin/terms');
  await staff.setViewportSize({ width: 768, height: 900 });
  const rows = await staff.locator('tbody tr').evaluateAll((all) => all.map(({ clientHeight }) => clientHeight));
  expect(Math.max(...rows)).toBeLessThan(48);
  await staff.setViewportSize({ width: 1920, height: 900 });
  const tableEnd = async (path: string) => {
    await open(staff, path);
    const { x, width } = (await staff.locator('main [role="group"]:has(> table)').boundingBox())!;
    return { width, end: x + width };
  };
  for (const path of ['/admin/terms', '/admin/terms?kind=terms-of-use']) {
    expect([path, (await tableEnd(path)).width]).toEqual([path, 1152]);
  }
  // Longer lists take the width there is, as those of inquiries and members do.
  const { end } = await tableEnd('/admin/users');
  for (const path of ['/admin/privacy', '/admin/privacy?tab=consents', '/admin/health/files']) {
    expect([path, (await tableEnd(path)).end]).toEqual([path, end]);
  }
  for (const tab of ['gaps', 'conversations', 'pins', 'keys']) {
    await open(staff, `/admin/assistant/${tab}`);
    const { x, width } = (await staff.locator('main nav').first().boundingBox())!;
    expect(x + width, tab).toBeGreaterThanOrEqual(end);
  }
  await open(staff, '/admin/health');
  const backup = (await staff.getByRole('region', { name: '백업' }).boundingBox())!;
  const data = (await staff.locator('section', { has: staff.getByRole('heading', { name: '데이터' }) }).boundingBox())!;
  expect([Math.round(backup.y), Math.round(backup.x + backup.width)]).toEqual([Math.round(data.y), Math.round(end)]);
  await open(staff, '/admin/transfer');
  const [left, right] = await Promise.all(
    ['내보내기', '가져오기'].map((name) => staff.getByRole('region', { name }).boundingBox()),
  );
  expect(left?.y, 'beside each other').toBe(right?.y);
  expect(Math.round((right?.x ?? 0) + (right?.width ?? 0))).toBe(Math.round(end));
  // The room beside it shows the text that holds.
  for (const [path, name] of [
    ['/admin/terms', '시행 중인 본문'],
    ['/admin/terms?kind=terms-of-use', '시행 중인 본문'],
    ['/admin/assistant', '답변 엔진'],
  ] as const) {
    await staff.setViewportSize({ width: 1920, height: 900 });
    await open(staff, path);
    const aside = staff.getByRole('region', { name });
    const at = await aside.boundingBox();
    const main = await staff.getByRole('main').boundingBox();
    const edge = Math.round((main?.x ?? 0) + (main?.width ?? 0)) - 24;
    expect([path, Math.round((at?.x ?? 0) + (at?.width ?? 0))]).toEqual([path, edge]);
    await staff.setViewportSize({ width: 1440, height: 900 });
    if (path !== '/admin/assistant') await expect(aside).toBeHidden();
    expect(await staff.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1440);
  }
  await staff.setViewportSize({ width: 1920, height: 900 });
  await open(staff, '/admin/terms');
  const held = staff.getByRole('region', { name: '시행 중인 본문' });
  await held.getByLabel('이름').selectOption('개인정보처리방침');
  await expect(held.getByRole('heading', { name: '1. 처리하는 개인정보와 목적' })).toBeVisible();
  expect(await violationsOf(staff)).toEqual([]);
  await open(staff, '/admin/contents');
  for (const width of [768, 1024]) {
    await staff.setViewportSize({ width, height: 900 });
    const room = () =>
      staff
        .locator('tbody tr')
        .first()
        .getByRole('cell')
        .nth(3)
        .evaluate((title) => title.clientWidth);
    await expect.poll(room, `title at ${width} px`).toBeGreaterThan(280);
  }
  for (const width of [1280, 1440]) {
    await staff.setViewportSize({ width, height: 900 });
    const heights = () =>
      staff
        .locator('tbody tr')
        .evaluateAll((rows) => [...new Set(rows.map((row) => Math.round(row.getBoundingClientRect().height)))]);
    await expect.poll(heights, `rows at ${width} px`).toEqual([44]);
  }
});

test('a member stands on one line, with what has no room in the title', async ({ browser }) => {
  const staff = await comeAsStaff(browser);
  await staff.route('**/api/v1/admin/users', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { data: OutputOf<'/api/v1/admin/users'> };
    Object.assign(answer.data.list[0] ?? {}, {
      loginId: 'w'.repeat(20),
      maskedName: '긴*이름'.repeat(10),
      maskedEmail: `long***@${'long-domain-name.'.repeat(6)}example`,
      affiliation: '아주 긴 이름을 가진 회사의 부서 '.repeat(5).trim(),
      roles: ['ROLE_USER', 'ROLE_CUSTOMER', 'ROLE_SALES', 'ROLE_MANAGER'],
    });
    await route.fulfill({ response, json: answer });
  });
  await open(staff, '/admin');
  await staff.setViewportSize({ width: 1440, height: 900 });
  await staff.getByRole('navigation', { name: '관리 메뉴' }).getByRole('link', { name: '회원', exact: true }).click();
  const row = staff.locator('tbody tr').first();
  await expect(row).toContainText('w'.repeat(20));
  const cut = () =>
    row
      .locator('[title]')
      .evaluateAll((parts) =>
        parts.filter((part) => part.scrollWidth > part.clientWidth && part.textContent === part.getAttribute('title')),
      )
      .then(({ length }) => length);
  expect(await cut(), 'name, address and affiliation').toBe(3);
  const middles = await row.locator('td :is(a, span:not(:has(span)), time)').evaluateAll((parts) =>
    parts
      .filter((part) => part.checkVisibility())
      .map((part) => part.getBoundingClientRect())
      .map(({ top, height }) => Math.round((top + height / 2) / 4)),
  );
  expect(new Set(middles).size, 'one line').toBe(1);
  expect((await row.boundingBox())?.height).toBe(44);
  const frame = staff.locator('main [role="group"]:has(> table)');
  expect(await frame.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await staff.setViewportSize({ width: 768, height: 900 });
  await expect(row.getByTitle('아주 긴 이름을 가진 회사의 부서').first()).toBeVisible();
  expect((await row.locator('td').nth(3).locator('> *').boundingBox())?.height, 'two lines on a tablet').toBeLessThan(
    60,
  );
});

test('an address of the administration that is not there leads staff to the dashboard, and others to the site', async ({
  browser,
  page,
}) => {
  const staff = await comeAsStaff(browser);
  const response = await open(staff, '/admin/unknown');
  expect(response?.status()).toBe(404);
  await expect(staff.getByRole('search')).toHaveCount(0);
  await staff.getByRole('link', { name: '대시보드로 가기' }).click();
  await expect(staff).toHaveURL('/admin');
  await open(page, '/admin/unknown');
  await expect(page.getByRole('search')).toBeVisible();
  await expect(page.getByRole('link', { name: '대시보드로 가기' })).toHaveCount(0);
});

test(
  'an administrator gives a member a role, and the log tells of it and is whole',
  { tag: '@short' },
  async ({ browser }) => {
    const { userId } = await comeAsMember(browser, 'to be sales');
    const page = await comeAsStaff(browser);
    await open(page, `/admin/users?q=${userId}`);
    await page.getByRole('link', { name: `${userId} 회원 열기` }).click();
    const drawer = page.getByRole('dialog', { name: userId });
    await expect(drawer).toContainText(`${userId}@example.com`);
    await drawer.getByLabel('영업').check();
    await drawer.getByRole('button', { name: '역할 저장' }).click();
    await confirm(page, '역할 저장');
    await expect(page.getByText('역할을 저장했습니다.')).toBeVisible();
    await expect(drawer.getByText('로그인되어 있지 않습니다.')).toBeVisible();
    await drawer.getByRole('button', { name: '닫기' }).click();
    await expect(page.getByRole('row').filter({ hasText: userId })).toContainText('영업');

    await open(page, '/admin/audit?action=user.roles');
    await expect(page.getByRole('row').filter({ hasText: userId })).toContainText('일반회원 → 일반회원, 영업');
    await page.getByRole('button', { name: '무결성 확인' }).click();
    await expect(dialogOf(page)).toContainText('바뀌거나 빠진 기록이 없습니다.');
  },
);

test(
  'staff come in from the header, and on a phone find the menu behind a button',
  { tag: '@short' },
  async ({ browser }) => {
    const page = await comeAsStaff(browser);
    await open(page, '/company');
    await page.getByRole('banner').getByRole('link', { name: '관리', exact: true }).click();
    await expect(page.getByRole('heading', { name: '대시보드' })).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    const menu = page.getByRole('navigation', { name: '관리 메뉴' });
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: '관리 메뉴' }).click();
    await menu.getByRole('link', { name: '휴지통' }).click();
    await expect(page).toHaveURL('/admin/trash');
    await expect(page.getByRole('heading', { name: '휴지통' })).toBeVisible();
    await expect(menu).toBeHidden();
    expect(await violationsOf(page)).toEqual([]);
  },
);

test('the administration has its own shell, and the inquiry list keeps the header of the site', async ({ browser }) => {
  const page = await comeAsStaff(browser);
  const menu = page.getByRole('navigation', { name: '관리 메뉴' });
  const chat = page.locator(`#${CHAT_BUTTON_ID}`);
  await page.goto('/company');
  await expect(chat).toBeVisible();

  await open(page, '/admin/users');
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(chat).toHaveCount(0);
  await expect(menu.getByRole('link', { name: /^문의 관리/ })).toBeVisible();

  await menu.getByRole('link', { name: /^문의 관리/ }).click();
  await expect(page).toHaveURL('/contact/list');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(menu.getByRole('link', { name: /^문의 관리/ })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(chat).toHaveCount(0);

  await menu.getByRole('link', { name: '대시보드' }).click();
  await page.getByRole('link', { name: '사이트로 이동' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('a visitor of the administration finds the header and the ways to log in, with and without scripts', async ({
  browser,
  page,
}) => {
  const readable = await browser.newContext({ javaScriptEnabled: false });
  for (const visitor of [page, await readable.newPage()]) {
    await visitor.goto('/admin/users');
    // By its tag: with scripts an alert hides the page from the accessibility tree at some moment.
    await expect(visitor.locator('main')).toContainText('로그인 이후 이용해주세요.');
    await expect(visitor.locator('header')).toBeVisible();
  }
  await readable.close();
});

test('the command palette asks to log out, and does', async ({ browser }) => {
  // Not one whose log-in other tests share: it ends here.
  const administrator = await comeAsStaff(browser);
  const { page: staff, userId } = await comeAsMember(browser, 'to log out');
  const { list } = await call(administrator, '/api/v1/admin/users', { keyword: userId });
  const change = { roles: ['ROLE_SALES'], before: ['ROLE_USER'] } satisfies { roles: Role[]; before: Role[] };
  await call(administrator, '/api/v1/admin/users/roles', { userId: list[0]?.userId ?? '', ...change });
  await logInAs(staff, userId);
  await open(staff, '/admin');
  await staff.keyboard.press('Control+k');
  await staff.getByRole('combobox', { name: '화면, 문의 찾기' }).fill('로그아웃');
  await staff.keyboard.press('Enter');
  await expect(dialogOf(staff)).toContainText('로그아웃 하시겠습니까?');
  await confirm(staff);
  await expect(staff).toHaveURL('/');
  await expect(staff.locator('header').getByRole('link', { name: '로그인' })).toBeVisible();
});

test('the command palette opens pages, members and inquiries by keyboard, and only what the role may see', async ({
  browser,
}) => {
  const { userId } = await comeAsMember(browser, 'to be found');
  const page = await comeAsStaff(browser);
  await open(page, '/admin');
  const field = page.getByRole('combobox', { name: '화면, 문의, 회원, 글 찾기' });
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await field.fill('ㄱㅅㄹㄱ');
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/audit');
  await expect(field).toBeHidden();

  await page.keyboard.press('Control+k');
  await field.fill(userId);
  await expect(page.getByRole('option', { name: userId })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: userId })).toContainText(`${userId}@example.com`);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/admin/users');
  await page.keyboard.press('Control+k');
  const recent = page.getByRole('group', { name: '최근에 연 항목' });
  await expect(recent.getByRole('option')).toHaveText([`회원${userId}`, /^화면감사 로그/]);
  await expect(page.getByRole('group', { name: '화면' }).getByRole('option').first()).toContainText('대시보드');
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: userId })).toBeVisible();

  const sales = await comeWithRole(browser, page, 'ROLE_SALES');
  await open(sales, '/contact/list');
  await sales.getByRole('button', { name: '찾기' }).click();
  const salesField = sales.getByRole('combobox', { name: '화면, 문의 찾기' });
  await expect(salesField).toBeFocused();
  await expect(sales.getByRole('option')).toHaveCount(2);
  await salesField.fill('사례 등록');
  await expect(sales.getByRole('option')).toHaveText([/^글쓰기고객 사례 새 글/]);
  await salesField.fill(userId);
  await expect(sales.getByRole('dialog').getByRole('status')).toHaveText(`‘${userId}’에 맞는 항목이 없습니다.`);
  // Nothing else stands below the field.
  await expect(sales.getByRole('dialog').getByRole('listbox')).toBeHidden();
  await salesField.fill('뷁');
  await expect(sales.getByRole('dialog').getByRole('status')).toHaveText(
    '‘뷁’에 맞는 화면이 없습니다. 2글자 이상 입력하면 문의, 회원, 글도 찾습니다.',
  );
});

test('all documents on a phone: the title first, the checkbox beside all lines, the search type with the filters', async ({
  browser,
}) => {
  const staff = await comeAsStaff(browser);
  await staff.setViewportSize({ width: 390, height: 844 });
  await open(staff, '/admin/contents');
  const row = staff.getByRole('row').nth(1);
  const scope = staff.getByRole('combobox', { name: '검색 범위' });
  await expect(scope).toBeHidden();
  const cell = async (at: number) => {
    const box = await row.getByRole('cell').nth(at).boundingBox();
    return { left: Math.round(box?.x ?? -1), top: box?.y ?? -1 };
  };
  const [check, badge, board, title, edit] = [
    await cell(0),
    await cell(1),
    await cell(2),
    await cell(3),
    await cell(6),
  ];
  expect(badge.left).toBe(title.left);
  expect(badge.left - check.left).toBe(32);
  expect(title.top).toBeLessThan(Math.min(badge.top, board.top));
  expect(edit.left).toBeGreaterThan(300);
  expect(edit.top).toBeLessThan(badge.top);
  // Six whole rows, however long the titles.
  await expect(staff.getByRole('row').nth(6)).toBeInViewport({ ratio: 1 });
  await staff.getByRole('button', { name: '상세 조건' }).click();
  await scope.selectOption('작성자');
  await staff.getByRole('searchbox', { name: '작성자' }).fill('hanbit07');
  await staff.keyboard.press('Enter');
  await expect(staff).toHaveURL(/author=hanbit07/);
  // The address is new before the page is.
  await expect(staff.getByRole('region', { name: '글 필터' }).getByRole('link', { name: '조건 초기화' })).toBeVisible();
  await scope.selectOption('제목');
  await expect(staff).toHaveURL(/[?&]q=hanbit07/);
  expect(await violationsOf(staff)).toEqual([]);
});

test('the dashboard on a phone: the last day of a chart is whole, and the sign of the first steps turns', async ({
  browser,
}) => {
  const staff = await comeAsStaff(browser);
  await staff.setViewportSize({ width: 390, height: 844 });
  await open(staff, '/admin');
  const chart = staff.getByRole('img', { name: '방문' });
  const edges = await chart.evaluate((svg) => [
    svg.querySelector('g:last-of-type > text')?.getBoundingClientRect().right ?? Infinity,
    svg.getBoundingClientRect().right,
  ]);
  expect(edges[0]).toBeLessThanOrEqual(edges[1] ?? 0);
  const steps = staff.locator('details[aria-labelledby=first-steps]');
  const sign = steps.locator('> summary > svg');
  const turn = await sign.evaluate((element) => getComputedStyle(element).rotate);
  await steps.locator('> summary').press('Enter');
  await expect.poll(() => sign.evaluate((element) => getComputedStyle(element).rotate)).not.toBe(turn);
});

test('a section at the end of a drawer opens into view', async ({ browser }) => {
  const { userId } = await comeAsMember(browser, 'with records');
  const staff = await comeAsStaff(browser);
  const { list } = await call(staff, '/api/v1/admin/users', { keyword: userId });
  await staff.setViewportSize({ width: 1440, height: 700 });
  await open(staff, `/admin/users?open=${list[0]?.userId}`);
  const drawer = staff.getByRole('dialog', { name: userId });
  const section = drawer.locator('details').last();
  await section.locator('summary').press('Enter');
  await expect(section).toHaveAttribute('open');
  await expect(section.getByRole('listitem').first()).toBeInViewport({ ratio: 1 });
});

test('staff find their way out in the menu of a phone', async ({ browser }) => {
  const staff = await comeAsStaff(browser);
  await staff.setViewportSize({ width: 390, height: 844 });
  await open(staff, '/faq');
  await staff.getByRole('button', { name: '메뉴 열기' }).click();
  await expect(staff.getByRole('button', { name: '로그아웃' })).toBeInViewport({ ratio: 1 });
  await expect(staff.locator('#mobile-menu').getByRole('link', { name: '내 활동' })).toBeVisible();
});

test('the conditions of a list stay on one line when the days are one’s own', async ({ browser }) => {
  const page = await comeAsStaff(browser);
  const days = 'from=2026-11-01&until=2099-12-31';
  const lists = [
    `/admin/audit?action=downloads&${days}`,
    `/admin/privacy?tab=consents&${days}`,
    `/admin/assistant/conversations?${days}`,
  ];
  for (const [width, paths] of [
    [1280, lists],
    [1440, [...lists, `/contact/list?${days}`]],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of paths) {
      await open(page, path);
      const line = page.locator('section').filter({ has: page.getByRole('textbox', { name: '시작일' }) });
      await expect(page.getByRole('link', { name: '조건 초기화', exact: true })).toBeVisible();
      const middles = await line.locator('input, select, button, a').evaluateAll((controls) =>
        controls
          .map((control) => control.getBoundingClientRect())
          .filter(({ height }) => height > 1)
          .map(({ top, bottom }) => Math.round((top + bottom) / 2)),
      );
      expect(Math.max(...middles) - Math.min(...middles), `${path} at ${width} px`).toBeLessThan(8);
      // A select never scrolls: beside one as wide as its choice.
      const cut = await line.locator('select:visible').evaluateAll(
        (selects) =>
          selects.filter((select) => {
            const copy = select.cloneNode(true) as HTMLSelectElement;
            copy.value = (select as HTMLSelectElement).value;
            copy.style.cssText = 'position: absolute; width: auto; field-sizing: content';
            select.after(copy);
            const isCut = copy.getBoundingClientRect().width > select.getBoundingClientRect().width + 1;
            copy.remove();
            return isCut;
          }).length,
      );
      expect(cut, `${path} at ${width} px`).toBe(0);
    }
  }
});

test('an FAQ about a search that found nothing begins with its words', async ({ browser }) => {
  const staff = await comeAsStaff(browser);
  await open(staff, paths.faqOfWord('이지 봇'));
  await expect(staff.getByRole('textbox', { name: '질문', exact: true })).toHaveValue('이지 봇');
});

test('a search without results is set aside and taken back, and the period stays in the address', async ({
  browser,
}) => {
  const word = newTitle('뷁쉛');
  await open(await comeAsVisitor(browser), `${paths.search()}?q=${word}`);
  const staff = await comeAsStaff(browser);
  await open(staff, '/admin/missed-searches');
  await staff.getByRole('combobox', { name: '기간' }).selectOption('최근 7일');
  await expect(staff).toHaveURL(/from=.*&until=/);
  const waiting = staff.getByRole('link', { name: word, exact: true });
  const handled = staff.getByRole('navigation', { name: '처리 상태' }).getByRole('link', { name: /처리함/ });
  await staff.getByRole('button', { name: `처리 완료: ${word}` }).press('Enter');
  await expect(waiting).toBeHidden();
  await expect(staff.getByRole('main').locator(':focus')).toBeVisible();
  await handled.click();
  await expect(staff).toHaveURL(/state=handled&from=/);
  await expect(waiting).toBeVisible();
  await staff.getByRole('region', { name: '알림' }).getByRole('button', { name: '되돌리기' }).click();
  await expect(waiting).toBeHidden();
  await staff.goBack();
  await expect(waiting).toBeVisible();
});

test('the bell shows what is new over the page of the administration, and marks it as read', async ({ browser }) => {
  const admin = await comeAsStaff(browser);
  const staff = await comeWithRole(browser, admin, 'ROLE_MANAGER');
  const title = newTitle('댓글을 받을 질문');
  const documentId = await ask(staff, title);
  await call((await comeAsMember(browser)).page, '/api/v1/board/writeReply', {
    documentId,
    bodyHtml: '<p>저도요.</p>',
  });
  await open(staff, '/admin/trash');
  const bell = staff.getByRole('link', { name: /^알림, 읽지 않은 알림/ });
  await bell.press('Enter');
  const drawer = staff.getByRole('dialog', { name: '알림' });
  await expect(drawer.getByRole('link', { name: title })).toBeVisible();
  await expect(staff).toHaveURL('/admin/trash');
  await expect(bell).toHaveCount(0);
  await staff.keyboard.press('Escape');
  await expect(staff.getByRole('link', { name: '알림', exact: true })).toBeFocused();
  await call(admin, '/api/v1/board/deleteDocument', { documentId });
});

test('a toast stands beside the menu, which keeps its height', async ({ browser }) => {
  const page = await comeAsStaff(browser);
  // Nothing is stored, which other tests would take for a colleague's change.
  const answer = { responseCode: '0000', message: '', data: { updatedAt: new Date().toISOString() } };
  await page.route('**/api/v1/admin/company/save', (route) => route.fulfill({ json: answer }));
  await open(page, '/admin/company');
  const account = page.getByRole('complementary', { name: '관리' }).getByRole('button', { name: '로그아웃' });
  const before = await account.boundingBox();
  await page.getByRole('button', { name: '저장', exact: true }).click();
  await expect(page.locator('.z-toast div[data-type]').first()).toBeVisible();
  expect(await account.boundingBox()).toEqual(before);
  await account.click({ trial: true });
});
