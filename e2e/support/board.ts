import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { BOARD_TYPES } from '#shared/boards.ts';
import type { InputOf, OutputOf, PostPath } from '#shared/contract/calls.ts';
import type { Role } from '#shared/role-permissions.ts';
import { logInAs, registerMember } from './account-calls.ts';
import { ADMIN, newUserId } from './portal.ts';

let addresses = 0;

/** Headers of a client address that nobody else in this run has: visitors do not share rate limits. */
function ownAddress(): { 'x-forwarded-for': string } {
  addresses += 1;
  const parts = [Number(process.env.TEST_WORKER_INDEX), Math.floor(addresses / 250), addresses % 250];
  return { 'x-forwarded-for': `10.${parts.join('.')}` };
}

/** Gives each test of the file its own client address. */
export function useOwnAddress(): void {
  test.beforeEach(({ context }) => context.setExtraHTTPHeaders(ownAddress()));
}

/** Browser contexts of the running test. Closed when the next one starts, or their forms would keep saving drafts. */
const opened = { testId: '', contexts: [] as BrowserContext[] };

/** An anonymous visitor in a context of their own. */
export async function comeAsVisitor(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const { testId } = test.info();
  if (opened.testId !== testId) {
    await Promise.all(opened.contexts.map((context) => context.close()));
    Object.assign(opened, { testId, contexts: [] });
  }
  const context = await browser.newContext({ extraHTTPHeaders: ownAddress(), ...options });
  opened.contexts.push(context);
  return context.newPage();
}

/** Login needs a proof of work and a password hash, so it is done once per person and worker. */
const cookiesOf = new Map<string, Parameters<ReturnType<Page['context']>['addCookies']>[0]>();

async function comeAs(browser: Browser, person: string, enter: (page: Page) => Promise<void>): Promise<Page> {
  const page = await comeAsVisitor(browser);
  const cookies = cookiesOf.get(person);
  if (cookies) await page.context().addCookies(cookies);
  else await enter(page);
  cookiesOf.set(person, await page.context().cookies());
  return page;
}

const members = new Map<string, string>();

/** A member with a browser context; `name` distinguishes several in one test. */
export async function comeAsMember(
  browser: Browser,
  name = 'author',
  { keepsDrafts = false } = {},
): Promise<{ page: Page; userId: string }> {
  const userId = members.get(name) ?? newUserId();
  members.set(name, userId);
  const page = await comeAs(browser, name, async (page) => {
    await registerMember(page, userId);
    await logInAs(page, userId);
  });
  if (!keepsDrafts) await forgetDrafts(page);
  return { page, userId };
}

/** A member to whom the administrator gave `role`, logged in with it. */
export async function comeWithRole(browser: Browser, staff: Page, role: Role): Promise<Page> {
  const page = await comeAs(browser, role, async (page) => {
    const userId = newUserId();
    await registerMember(page, userId);
    const { list } = await call(staff, '/api/v1/admin/users', { keyword: userId });
    const change = { roles: ['ROLE_USER', role], before: ['ROLE_USER'] } satisfies { roles: Role[]; before: Role[] };
    await call(staff, '/api/v1/admin/users/roles', { userId: list[0]?.userId ?? '', ...change });
    // Only now: new roles end the logins of before.
    await logInAs(page, userId);
  });
  await forgetDrafts(page);
  return page;
}

/** Removes drafts of earlier tests. */
async function forgetDrafts(page: Page): Promise<void> {
  await Promise.all(BOARD_TYPES.map((boardType) => call(page, '/api/v1/board/draft-remove', { boardType })));
}

/** The administrator with a browser context. */
export async function comeAsStaff(browser: Browser): Promise<Page> {
  const page = await comeAs(browser, ADMIN.userId, (entering) => logInAs(entering, ADMIN.userId, ADMIN.password));
  await forgetDrafts(page);
  return page;
}

/** Calls the API as the user of the page, for preparing a test. */
export async function call<P extends PostPath>(page: Page, path: P, data: InputOf<P>): Promise<OutputOf<P>> {
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === 'token')?.value ?? '';
  const response = await page.request.post(path, { data, headers: { token, authorization: `Bearer ${token}` } });
  expect(response.ok(), await response.text()).toBe(true);
  return ((await response.json()) as { data: OutputOf<P> }).data;
}

/** Creates a question as the user of the page; returns its id. */
export async function ask(page: Page, title: string, isPrivate = false): Promise<string> {
  const input = { boardType: 'qna', title, category: '오류', bodyHtml: '<p>질문입니다.</p>', isPrivate } as const;
  return (await call(page, '/api/v1/board/write', input)).documentId;
}

/** Publishes a short notice of each title as the staff of the page. */
export async function publishNotices(staff: Page, titles: readonly string[]): Promise<void> {
  const notice = { boardType: 'notice', category: '이벤트', bodyHtml: '<p>지난 행사입니다.</p>' } as const;
  for (const title of titles) await call(staff, '/api/v1/board/write', { ...notice, title });
}

/** Writes this many replies `1번째` … as the user of the page, so long that a page of replies holds six. */
export async function writeLongReplies(page: Page, documentId: string, count: number): Promise<void> {
  for (let index = 1; index <= count; index += 1)
    await call(page, '/api/v1/board/writeReply', {
      documentId,
      bodyHtml: `<p>${index}번째 ${'&lt;&lt;&lt; '.repeat(1_200)}</p>`,
    });
}

/** Rows of a list of documents. */
export const rows = (page: Page) =>
  page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });

let made = 0;

/** A title that is unique in this run. */
export const newTitle = (words: string): string => `${words} ${process.pid.toString(36)}-${++made}`;
