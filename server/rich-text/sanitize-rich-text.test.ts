import { describe, expect, it } from 'vitest';
import { imageIdsOf } from './image-ids.ts';
import { sanitizeRichText } from './sanitize-rich-text.ts';
import { textOf } from './plain-text.ts';

describe('rich text keeps what people write', () => {
  it.each([
    '<h2>설치 순서</h2><p style="text-align:center">가운데</p><ul><li>하나</li></ul>',
    '<table tabindex="0"><tbody><tr><th colspan="2">구분</th></tr><tr><td>값</td><td>값</td></tr></tbody></table>',
    '<pre><code class="language-vb">Dim x As Integer</code></pre>',
    '<img src="/api/v1/board/fileDownload/link/0b9c-1" alt="화면">',
    '<p>첫 줄<br>둘째 줄 /&gt;</p><hr>',
  ])('%s', (html) => {
    expect(sanitizeRichText(html)).toBe(html);
  });

  it.each(['https://example.com', ' https://exam\u202eple.com', 'HTTPS:example.com'])(
    'marks links that lead elsewhere: %j',
    (href) => {
      expect(sanitizeRichText(`<a href="${href}" onclick="x">링크</a>`)).toBe(
        `<a href="${href.replace('\u202e', '').trim()}" rel="noopener nofollow" target="_blank">링크</a>`,
      );
    },
  );
});

describe('rich text drops every attack', () => {
  it.each([
    '<script>alert(1)</script>',
    '<svg onload=alert(1)><animate onbegin=alert(1)></svg>',
    '<svg><style><img src=x onerror=alert(1)></style></svg>',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
    '<img src="data:image/svg+xml;base64,PHN2Zz4=">',
    '<img src=x onerror=alert(1)>',
    '<img src="https://evil.example/track.gif">',
    '<img src="/api/v1/board/fileDownload/link/../../user/logout">',
    '<a href="javascript:alert(1)">x</a>',
    '<a href="JaVa&#9;Script:alert(1)">x</a>',
    '<a href="data:text/html,<script>alert(1)</script>">x</a>',
    '<a href="vbscript:x">x</a>',
    '<p style="background:url(javascript:alert(1));position:fixed">x</p>',
    '<iframe src="https://evil.example"></iframe>',
    '<form action="https://evil.example"><input name=q></form>',
    '<object data="x"></object><embed src="x">',
    '<link rel=stylesheet href=x><style>*{display:none}</style><base href="//evil.example">',
    '<p class="surface-dark fixed">x</p>',
    '<a href="//evil.example">x</a>',
    '<a href="/\\evil.example">x</a>',
    '<a href="https://bank.example@evil.example">x</a>',
    '<a href="https://bank.example@evil&#x202e;.example">x</a>',
    '<a href="ht&#10;tps:\\\\bank.example%2Fa@evil.example">x</a>',
    '<a href="https://evil.example/<!---->">x</a>',
    '<a href="https://evil.example/&lt;!---->">x</a>',
    '<details open ontoggle=alert(1)>x</details>',
  ])('%s', (html) => {
    const safe = sanitizeRichText(html);
    expect(safe).not.toMatch(
      /<(script|svg|math|style|iframe|form|object|embed|link|base|details|img)|\son\w+=|javascript:|data:|vbscript:|evil\.example|style=|class=/i,
    );
  });
});

it('drops what would turn the direction of a text, as itself and as an entity, and leaves what joins signs', () => {
  expect(sanitizeRichText('<p>가\u202e나&#x202e;다\u2066라&#8294;</p><p>👩‍💻</p>')).toBe('<p>가나다라</p><p>👩‍💻</p>');
});

it('reads the words of rich text', () => {
  expect(
    textOf('<h2>제목</h2><p>첫 줄<br>둘째 &amp; &lt;셋째&gt;</p><table><tr><td>가</td><td>나</td></tr></table>'),
  ).toBe('제목\n첫 줄\n둘째 & <셋째>\n가 나');
});

it('finds our pictures', () => {
  expect(imageIdsOf('<p><img src="/api/v1/board/fileDownload/link/abc-1"><img src="https://x/y.png"></p>')).toEqual([
    'abc-1',
  ]);
});

it.each([
  ['text-align:center', ' style="text-align:center"'],
  ['color:red; TEXT-ALIGN : right ;margin:0', ' style="text-align:right"'],
  [`${'color:red;'.repeat(9_000)}text-align:left`, ' style="text-align:left"'],
  ['text-align:url(//evil.example)', ''],
  ['-text-align:left', ''],
  ['text-align:left"onload="x', ' style="text-align:left"'],
  ['background:url(x)', ''],
])('keeps of a style how the text is aligned, and nothing else: %.60s', (style, kept) => {
  expect(sanitizeRichText(`<p style="${style}">가</p>`)).toBe(`<p${kept}>가</p>`);
  expect(sanitizeRichText(`<td style="${style}">가</td>`)).toBe('<td>가</td>');
});
