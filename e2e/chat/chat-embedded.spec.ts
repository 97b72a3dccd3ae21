import { createServer } from 'node:http';
import { expect, test } from '@playwright/test';
import { playAssistant } from '../support/assistant.ts';
import { hydrated } from '../support/open.ts';
import { PRODUCT_ORIGIN } from '../support/portal.ts';

test(
  'spec 4 /solution-chat: a blank page that folds JSON below its name and posts it to the window around it',
  { tag: '@short' },
  async ({ page, baseURL }) => {
    await playAssistant(page, (reply) => {
      reply.say('메뉴입니다.\n{"menu":"/jobs","desc":"작업"}');
      reply.end();
    });
    const product = createServer((_request, response) =>
      response.writeHead(200, { 'content-type': 'text/html' }).end(`<!doctype html><title>Product</title>
      <script>heard = []; onmessage = ({ data }) => heard.push(data)</script>
      <iframe title="chat" src="${baseURL}/solution-chat" width="420" height="700"></iframe>`),
    ).listen(Number(new URL(PRODUCT_ORIGIN).port), '127.0.0.1');
    page.on('close', () => product.close());
    await page.goto(PRODUCT_ORIGIN);
    const inside = page.frame({ url: /\/solution-chat$/ });
    if (!inside) throw new Error('The product shows no chat');
    await hydrated(inside);
    const question = inside.getByRole('textbox', { name: 'AION-U에게 물어보세요' });
    await question.fill('메뉴');
    await question.press('Enter');
    await expect(inside.getByText('메뉴 정보: 작업')).toBeVisible();
    await expect(inside.getByText('{"menu":"/jobs","desc":"작업"}')).toBeHidden();
    await inside.getByText('메뉴 정보: 작업').click();
    await expect(inside.getByText('{"menu":"/jobs","desc":"작업"}'), 'as it is').toBeVisible();
    await expect(inside.getByRole('banner')).toHaveCount(0);
    await expect(inside.getByRole('button', { name: /메뉴로 이동/ })).toHaveCount(0);
    const heard = await page.evaluate(() => (window as unknown as { heard: unknown[] }).heard);
    expect(heard).toContainEqual({ type: 'portal-chat-json', json: { menu: '/jobs', desc: '작업' } });
  },
);
