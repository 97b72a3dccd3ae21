import { expect, it } from 'vitest';
import { markdownToHtml } from './markdown-to-html.ts';

it('keeps the tildes between times, and strikes out what stands between two of them', async () => {
  expect(await markdownToHtml('평일 08:00~20:00, 주말 09:00~18:00, ~~휴무~~')).toBe(
    '<p>평일 08:00~20:00, 주말 09:00~18:00, <del>휴무</del></p>\n',
  );
});
