import { expect, it } from 'vitest';
import { sanitizeMessage } from './sanitize-message.ts';

it('keeps the tags that a message may have', () => {
  const html = '저장했습니다.<br><b>굵게</b> <strong>강조</strong><ul><li>하나</li></ul><a href="/login">로그인</a>';
  expect(sanitizeMessage(html)).toBe(html);
});

it.each([
  ['<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
  ['<img src=x onerror=alert(1)>', '&lt;img src=x onerror=alert(1)&gt;'],
  ['<b onclick="alert(1)">x</b>', '<b>x</b>'],
  ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
  ['<a href="JaVaScRiPt:alert(1)">x</a>', '<a>x</a>'],
  ['<a href="//evil.example">x</a>', '<a>x</a>'],
  ['<a href="/\\evil.example">x</a>', '<a>x</a>'],
  ['<a href="https://ok.example" onmouseover="x">x</a>', '<a href="https://ok.example">x</a>'],
  ["<a href='https://ok.example/?a=\"><script>'>x</a>", '<a>&lt;script&gt;&#39;&gt;x</a>'],
  ['<a href="/\t/evil.example">x</a>', '<a>x</a>'],
  ['<a href="&#106;avascript:alert(1)">x</a>', '<a>x</a>'],
  ['<a href=javascript:alert(1)>x</a>', '<a>x</a>'],
  ['<a href="data:text/html,x" style="position:fixed" target="_blank">x</a>', '<a>x</a>'],
  ['<A HREF="/login">x</A>', '<a href="/login">x</a>'],
  ['<br/><br /><BR>', '<br><br><br>'],
  ['<strong\nid="x">y</strong>', '<strong>y</strong>'],
  ['<!--<b>-->', '&lt;!--<b>--&gt;</b>'],
  ['<b', '&lt;b'],
  [
    '<math><mtext></b><a href="/x"><img src=x onerror=y>',
    '&lt;math&gt;&lt;mtext&gt;<a href="/x">&lt;img src=x onerror=y&gt;</a>',
  ],
  ['<svg><b>x</b></svg>', '&lt;svg&gt;<b>x</b>&lt;/svg&gt;'],
  ['<b><li>x', '<b><li>x</li></b>'],
  ['</b>x</ul>', 'x'],
  ['a < b && c > d', 'a &lt; b &amp;&amp; c &gt; d'],
  ['&lt;script&gt;', '&lt;script&gt;'],
  ['&amp;lt;b&gt; &#39;x', '&amp;lt;b&gt; &#39;x'],
  ['<b <script>>x', '&lt;b &lt;script&gt;&gt;x'],
])('makes %s harmless', (html, expected) => {
  expect(sanitizeMessage(html)).toBe(expected);
});

it.each(['<a ', '<b href=', '<', '&', '<a\t', 'href = '])('does not choke on 40,000 times %j', (text) => {
  expect(sanitizeMessage(text.repeat(40_000))).not.toMatch(/<(?!\/?(?:b|a)>)/);
});
