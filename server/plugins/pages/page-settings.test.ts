import { expect, it } from 'vitest';
import { NO_COMPANY, readCompany, storeCompany } from '#server/site/company.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import type { RenderContext } from '#web/entry.server.tsx';
import type { Renderer } from '../pages.ts';

/** A portal whose pages show nothing, and what they were given to show. */
async function openPortal(overrides: Parameters<typeof buildTestApp>[0] = {}) {
  const given: RenderContext['settings'][] = [];
  const renderer: Renderer = {
    assets: { script: '/entry.js', css: '', stylesheets: [], fonts: '/fonts.css', modulesFor: () => [] },
    async render(_request, { settings }) {
      given.push(settings);
      return { status: 200, html: '<p>쪽</p>', location: null, faults: [] };
    },
    finish: async (_url, html) => ({ html: Buffer.from(html), styleSource: null }),
  };
  const portal = await buildTestApp(overrides, { pages: { mode: 'production', root: '/nowhere', renderer } });
  return { ...portal, given };
}

it('a page of a visitor has the settings as the API tells them, one of a member asks with their token', async () => {
  const { app, given } = await openPortal({ isPublicUrlGiven: false });
  const headers = { host: 'portal.example:8080' };
  const { data } = (await app.inject({ url: '/api/v1/site/settings', headers })).json<{ data: unknown }>();
  await app.inject({ url: '/notice', headers });
  await app.inject({ url: '/notice', headers, cookies: { token: 'x.y.z' } });
  expect(given).toEqual([data, null]);
  expect(data).toMatchObject({ publicUrl: 'http://portal.example:8080' });
});

it('a page of a visitor tells the protocol that the named proxy was asked for', async () => {
  const { app, given } = await openPortal({ isPublicUrlGiven: false, trustProxy: ['127.0.0.1'] });
  await app.inject({ url: '/notice', headers: { host: 'portal.example', 'x-forwarded-proto': 'https' } });
  expect(given).toMatchObject([{ publicUrl: 'https://portal.example' }]);
});

it('what another release has stored beside the settings stays out of a page', async () => {
  const { app, context, given } = await openPortal();
  const company = { ...NO_COMPANY, name: '주식회사 새이름', oldField: '다른 릴리스의 값' };
  const { updatedAt } = await readCompany(context.db);
  await storeCompany(context.db, company, updatedAt, '2026-12-01T00:00:00.000Z');
  await app.inject({ url: '/notice' });
  expect(given).toMatchObject([{ company: { name: '주식회사 새이름' } }]);
  expect(JSON.stringify(given)).not.toContain('oldField');
});

it('pages that are drawn for one address are limited as the call for the settings is', async () => {
  const { app } = await openPortal({ callLimitFactor: 3 / 1200 });
  const draw = (day: number) => app.inject({ url: `/notice?startDt=2026-01-0${day}` });
  await app.inject({ url: '/api/v1/site/settings' });
  const answers = [await draw(1), await draw(2), await draw(3)];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429]);
  expect(answers.at(-1)?.headers['retry-after']).toMatch(/^\d+$/);
});

it('the settings tell whether mails go out, so that no page promises one that does not', async () => {
  const { app, context } = await openPortal();
  const isMailFiled = async () =>
    (await app.inject('/api/v1/site/settings')).json<{ data: { isMailFiled: boolean } }>().data.isMailFiled;
  expect(await isMailFiled()).toBe(true);
  context.config.mail.smtpUrl = 'smtp://mail.example:25';
  expect(await isMailFiled()).toBe(false);
});
