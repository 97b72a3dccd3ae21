import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { Locator, Page } from 'playwright';
import { chromium } from 'playwright';
import { countEffort, tabTo } from '#e2e/support/effort.ts';
import { hasFocus, open, pressIn, settled } from '#e2e/support/open.ts';
import { findTestBrowser } from '#scripts/support/chromium.ts';
import { encryptWith } from './encrypt.ts';
import { startPortal } from './support/start-portal.ts';

const ADMIN = { userId: 'aionadmin', password: 'Adm1n!kx7mv2' };
const LOCKED = { byMouse: 'flowmaker', byKeys: 'cloudpark' };
const PALETTE = '화면, 문의, 회원, 글 찾기';

interface Work {
  name: string;
  byMouse: (page: Page) => Promise<void>;
  byKeys: (page: Page) => Promise<void>;
}

const dialog = (page: Page) => page.getByRole('alertdialog');
const menu = async (page: Page, name: RegExp | string) => {
  const link = page.getByRole('navigation', { name: '관리 메뉴' }).getByRole('link', { name });
  await link.click();
  await expect(link).toHaveAttribute('aria-current', 'page');
  await settled(page);
};
const toAdministration = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: '관리', exact: true }).click();
const choose = async (select: Locator, label: string) => {
  await select.click();
  await select.selectOption(label);
};
const find = async (page: Page, words: string) => {
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: PALETTE })).toBeFocused();
  await page.keyboard.insertText(words);
  await expect(page.getByRole('option', { name: words }).first()).toBeVisible();
  await page.keyboard.press('Enter');
};
const firstRow = (page: Page) => page.locator('tbody [data-row-link]').first();
const drawer = (page: Page) => page.getByRole('dialog');
const keepAnswer = '답변 남기기';
const kept = (page: Page) =>
  expect(
    drawer(page)
      .getByText(/답변 메일\]/)
      .first(),
  ).toBeVisible();
const registered = (page: Page) => expect(page.getByText(/^등록되었습니다/).first()).toBeVisible();
const unlocked = (page: Page) => expect(page.getByText('잠금을 해제했습니다.')).toBeVisible();
// The portal is new, and its records are of today: what counts is the filter.
const found = (page: Page) =>
  expect(page.getByRole('combobox', { name: '기간' }).locator('option:checked')).toHaveText('어제');
const days = [
  ['팝업 시작 날짜', '20990101'],
  ['팝업 종료 날짜', '20991231'],
] as const;

const WORKS: readonly Work[] = [
  {
    name: '문의에 답변',
    byMouse: async (page) => {
      await page.getByRole('link', { name: '문의 관리' }).click();
      await firstRow(page).click();
      await drawer(page).getByLabel('답변 내용').click();
      await page.keyboard.insertText('내일 전화드리겠습니다.');
      await drawer(page).getByRole('button', { name: keepAnswer }).click();
      await dialog(page).getByRole('button', { name: keepAnswer }).click();
      await kept(page);
    },
    byKeys: async (page) => {
      await find(page, '문의 관리');
      await expect(firstRow(page)).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(drawer(page).getByRole('button', { name: '답변으로' })).toBeFocused();
      await expect(drawer(page).getByLabel('답변 내용')).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(drawer(page).getByLabel('답변 내용')).toBeFocused();
      await page.keyboard.insertText('내일 전화드리겠습니다.');
      await page.keyboard.press('Control+Enter');
      await pressIn(dialog(page), 'Enter');
      await kept(page);
    },
  },
  {
    name: '질문에 답변',
    byMouse: async (page) => {
      await toAdministration(page);
      await menu(page, /^질문 답변/);
      await firstRow(page).click();
      await page.getByRole('textbox', { name: '공식 답변' }).click();
      await page.keyboard.insertText('설정에서 바꿀 수 있습니다.');
      await page.getByRole('button', { name: '등록', exact: true }).click();
      await registered(page);
    },
    byKeys: async (page) => {
      await find(page, '질문 답변');
      await expect(firstRow(page)).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', { name: '답변으로' })).toBeFocused();
      await expect(page.getByRole('textbox', { name: '공식 답변' })).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('textbox', { name: '공식 답변' })).toBeFocused();
      await page.keyboard.insertText('설정에서 바꿀 수 있습니다.');
      await page.keyboard.press('Control+Enter');
      await registered(page);
    },
  },
  {
    name: '팝업이 있는 공지 등록',
    byMouse: async (page) => {
      await toAdministration(page);
      await menu(page, '모든 글');
      await page.getByRole('button', { name: '새 글' }).click();
      await page.getByRole('menuitem', { name: '공지사항' }).click();
      await expect(page.getByRole('textbox', { name: '제목' })).toBeFocused();
      await page.keyboard.insertText('연말 점검 안내');
      await choose(page.getByRole('combobox', { name: '분류' }), '점검');
      await page.getByRole('textbox', { name: '내용' }).click();
      await page.keyboard.insertText('점검하는 동안 이용하실 수 없습니다.');
      for (const [name, day] of days) {
        await page.getByRole('textbox', { name }).click();
        await page.keyboard.insertText(day);
      }
      await page.getByRole('button', { name: '등록', exact: true }).click();
      await dialog(page).getByRole('button', { name: '등록', exact: true }).click();
      await registered(page);
    },
    byKeys: async (page) => {
      await find(page, '공지사항 새 글');
      await expect(page.getByRole('textbox', { name: '내용' })).toBeVisible();
      await expect(page.getByRole('textbox', { name: '제목' })).toBeFocused();
      await page.keyboard.insertText('연말 점검 안내');
      await tabTo(page, page.getByRole('combobox', { name: '분류' }), 'Shift+Tab');
      await page.keyboard.press('ArrowDown');
      await tabTo(page, page.getByRole('textbox', { name: '내용' }));
      await page.keyboard.insertText('점검하는 동안 이용하실 수 없습니다.');
      for (const [name, day] of days) {
        await tabTo(page, page.getByRole('textbox', { name }));
        await page.keyboard.insertText(day);
      }
      await page.keyboard.press('Control+Enter');
      await pressIn(dialog(page), 'Enter');
      await registered(page);
    },
  },
  {
    name: '어제 다운로드한 개인정보 찾기',
    byMouse: async (page) => {
      await toAdministration(page);
      await menu(page, '감사 로그');
      await choose(page.getByRole('combobox', { name: '작업' }), '개인정보가 든 파일 다운로드');
      await expect(page).toHaveURL(/action=downloads/);
      await settled(page);
      await choose(page.getByRole('combobox', { name: '기간' }), '어제');
      await found(page);
    },
    byKeys: async (page) => {
      await find(page, '감사 로그');
      await expect(page).toHaveURL('/admin/audit');
      await tabTo(page, page.getByRole('combobox', { name: '작업' }));
      await page.keyboard.press('ArrowDown');
      await expect(page).toHaveURL(/action=downloads/);
      await tabTo(page, page.getByRole('combobox', { name: '기간' }));
      for (const key of ['ArrowDown', 'ArrowDown']) await page.keyboard.press(key);
      await found(page);
    },
  },
  {
    name: '잠긴 회원 풀기',
    byMouse: async (page) => {
      await toAdministration(page);
      await settled(page);
      await page.getByRole('button', { name: '찾기' }).click();
      await page.getByRole('combobox', { name: PALETTE }).fill(LOCKED.byMouse);
      await page.getByRole('option', { name: LOCKED.byMouse }).click();
      await drawer(page).getByRole('button', { name: '잠금 해제' }).click();
      await dialog(page).getByRole('button', { name: '잠금 해제' }).click();
      await unlocked(page);
    },
    byKeys: async (page) => {
      await find(page, LOCKED.byKeys);
      await hasFocus(drawer(page));
      await tabTo(page, drawer(page).getByRole('button', { name: '잠금 해제' }));
      await page.keyboard.press('Enter');
      await pressIn(dialog(page), 'Enter');
      await unlocked(page);
    },
  },
];

/**
 * Clicks and keys of the staff's works, each done in a browser from the log-in screen on in a portal of the demo content.
 * A choice from the browser's own list is one click; typed words are not counted, Ctrl is a key of its own.
 */
const dataDir = mkdtempSync(join(tmpdir(), 'portal-bench-'));
const portal = await startPortal(dataDir, {
  ADMIN_ID: ADMIN.userId,
  ADMIN_PASSWORD: ADMIN.password,
  BOT_CHECK: 'none',
  CALL_LIMIT_FACTOR: '1000',
});
const browser = await chromium.launch({ executablePath: findTestBrowser() ?? undefined });
try {
  await lockMembers();
  process.stdout.write('| 일 | 클릭 | 키보드만 | 그중 로그인 |\n|---|---:|---:|---:|\n');
  for (const { name, byMouse, byKeys } of WORKS) {
    const [mouse, keys] = [await countOf(logInByMouse, byMouse), await countOf(logInByKeys, byKeys)];
    if (mouse.keys > 0 || keys.clicks > 0) throw new Error(`${name}: not by the mouse or by keys alone`);
    process.stdout.write(`| ${name} | ${mouse.clicks} | ${keys.keys} | ${mouse.logIn.clicks}, ${keys.logIn.keys} |\n`);
  }
} finally {
  await browser.close();
  await portal.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

/** Locks two members. */
async function lockMembers(): Promise<void> {
  const { data } = (await (await fetch(`${portal.url}/api/v1/user/public-key`)).json()) as {
    data: { keyId: string; publicKey: string };
  };
  const headers = { 'content-type': 'application/json' };
  for (const userId of Object.values(LOCKED))
    for (let at = 0; at < 20; at += 1) {
      const password = encryptWith(data.publicKey, `Wr0ng!pass${at}`);
      const body = JSON.stringify({ keyId: data.keyId, userId, password });
      await fetch(`${portal.url}/api/v1/user/login`, { method: 'POST', headers, body });
    }
}

async function countOf(logIn: (page: Page) => Promise<void>, work: (page: Page) => Promise<void>) {
  const context = await browser.newContext({ baseURL: portal.url, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const effort = await countEffort(page);
  const read = async () => ({ clicks: await effort.clicks(), keys: await effort.keys() });
  await open(page, '/login');
  await expect(page.getByLabel(/^아이디\*?$/)).toBeFocused();
  await page.keyboard.insertText(ADMIN.userId);
  await logIn(page);
  await expect(page).toHaveURL('/');
  // The keys of the palette come before it.
  await expect(page.getByRole('banner').getByRole('link', { name: /^내 활동/ })).toBeVisible();
  const atLogIn = await read();
  await work(page);
  const counted = { ...(await read()), logIn: atLogIn };
  await context.close();
  return counted;
}

async function logInByMouse(page: Page): Promise<void> {
  await page.getByLabel(/^비밀번호\*?$/).click();
  await page.keyboard.insertText(ADMIN.password);
  await page.getByRole('main').getByRole('button', { name: '로그인' }).click();
}

async function logInByKeys(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  await page.keyboard.insertText(ADMIN.password);
  await page.keyboard.press('Enter');
}
