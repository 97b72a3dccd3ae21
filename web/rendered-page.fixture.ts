import { expect } from 'vitest';
import type { OutputOf, PostPath } from '#shared/contract/calls.ts';
import type { Role } from '#shared/role-permissions.ts';
import type { RenderContext } from './entry.server.tsx';
import { render } from './entry.server.tsx';
import type { ApiRequest, Transport } from './lib/api/api-client.ts';

type Settings = OutputOf<'/api/v1/site/settings'>;

export const settings: Settings = {
  productName: 'AION-U',
  logo: 'delivered',
  passwordPolicy: 'standard',
  company: {
    name: '주식회사 예시',
    representative: '홍길동',
    businessNumber: '',
    address: '',
    phone: '02-1234-5678',
    email: '',
    copyright: '© 주식회사 예시',
    businessLines: ['대표이사 홍길동'],
    familySites: [],
  },
  publicUrl: 'https://portal.example',
  isMailFiled: false,
};
export const success = (data: unknown) => ({ status: 200, body: { responseCode: '0000', message: '', data } });

export type Answer = Awaited<ReturnType<Transport>>;

/**
 * Renders `path` as the server does. The API answers `answers` by path, every other call with `answer`; the landing page
 * has no references. `calls`: what the page asked the API.
 */
export async function renderPage(
  path: string,
  answer: Answer,
  context: Partial<RenderContext> = {},
  answers: Record<string, Answer> = {},
) {
  const known: Record<string, Answer> = {
    '/api/v1/site/settings': success(settings),
    '/api/v1/board/reference-home': success([]),
    '/api/v1/board/reference-figures': success({ customers: [], timeSaved: null, list: [] }),
    ...answers,
  };
  const calls: [url: string, input: unknown][] = [];
  const transport = async ({ url, body }: ApiRequest) => {
    calls.push([url, body]);
    return known[url] ?? answer;
  };
  const assets = {
    script: '/assets/entry.js',
    css: '.a > .b{color:red}',
    stylesheets: ['/assets/entry.css'],
    fonts: '/assets/fonts.css',
    modulesFor: (pages: string[]) => pages.map((page) => `/${page}.js`),
  };
  const request = new Request(new URL(path, 'http://localhost'));
  const page = await render(request, { token: null, transport, settings: null, assets, ...context });
  return { ...page, calls, html: page.html };
}

/** A token with these claims, which pages read without verifying it. */
export const tokenOf = (claims: object): string => `x.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.x`;

/** Open tasks in the menu of the administration. */
const waiting: OutputOf<'/api/v1/admin/waiting'> = {
  inquiries: 3,
  newInquiries: 1,
  overdueInquiries: 2,
  myInquiries: 0,
  questions: 4,
  overdueQuestions: 1,
  reviews: 5,
  failedMails: 6,
};

/**
 * A page as somebody with these roles gets it from the server, a visitor without roles. `rows`: the cells of its tables;
 * `chosen`: the options of its selects that are set; `opened`: how many of its `details` are open; `shellLinks`: the links
 * around it; `sent`: the input of a call.
 */
export async function openPage(
  path: string,
  roles: readonly Role[],
  answers: { [P in PostPath]?: OutputOf<P> } & { '/api/v1/site/settings'?: Settings },
) {
  const exp = Math.floor(Date.now() / 1000) + 600;
  const token = roles.length === 0 ? null : tokenOf({ sub: 'hong1234', roles, userKorName: '홍길동', exp });
  const known = Object.entries({ '/api/v1/admin/waiting': waiting, ...answers });
  const { html, calls, status, faults } = await renderPage(
    path,
    { status: 404, body: { responseCode: 'CM04', message: path, data: { fields: {} } } },
    { token },
    Object.fromEntries(known.map(([call, data]) => [call, success(data)])),
  );
  expect(faults).toEqual([]);
  expect(status).toBe(200);
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  const partsOf = (markup: string, pattern: RegExp) => [...markup.matchAll(pattern)].map(([, part = '']) => part);
  const linksOf = (markup: string) =>
    partsOf(markup, /<a [^>]*href="([^"]*)"/g).map((href) => decodeURI(href.replaceAll('&amp;', '&')));
  return {
    text: textOf(main),
    rows: partsOf(main, /<tr[^>]*>(.*?)<\/tr>/gs)
      .map((row) => partsOf(row, /<td[^>]*>(.*?)<\/td>/gs).map(textOf))
      .filter((cells) => cells.length > 0),
    links: linksOf(main),
    shellLinks: linksOf(html.replace(main, '')),
    /** The product's name or logo above the menu. */
    brand: html.match(/<a title="AION-U".*?<\/a>/s)?.[0] ?? '',
    opened: partsOf(main, /<(details)[^>]* open=""/g).length,
    chosen: partsOf(main, /<option[^>]* selected=""[^>]*>([^<]*)</g),
    sent: (call: PostPath) => calls.find(([url]) => url === call)?.[1],
  };
}

export const openAsAdministrator = (path: string, answers: Parameters<typeof openPage>[2]) =>
  openPage(path, ['ROLE_ADMIN'], answers);

/** What is read on a page; without the options of selects. */
const textOf = (html: string) =>
  html
    .replaceAll(/<(script|svg|select).*?<\/\1>/gs, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
