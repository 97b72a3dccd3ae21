import { expect, it } from 'vitest';
import { richTextOf } from './rich-text-value.ts';

it('counts what the editor counts: one line a block, no tags, no entities', () => {
  const html =
    '<h2>점검 <em>안내</em></h2>\n<ul>\n<li><p>02:00 &lt;새벽&gt;</p></li>\n<li><p><a href="/x">공지</a>입니다.</p></li>\n</ul>\n<p>첫째<br />둘째</p>';
  expect(richTextOf(html).text).toBe('점검 안내\n02:00 <새벽>\n공지입니다.\n첫째\n둘째');
});
