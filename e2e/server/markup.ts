import type { BrowserContext } from '@playwright/test';

/** As a line of text may hold them; each would set `window.hurt` if it ran. */
export const LINES = [
  '<script>hurt=1</script>',
  '"><img src=x onerror=hurt=1>',
  "'-(hurt=1)-'",
  '</title><svg onload=hurt=1>',
  '</script><script>hurt=1</script>',
  '<!--<script>hurt=1//',
  '[a](javascript:hurt=1)',
  '{{constructor.constructor("hurt=1")()}}',
];

/** As rich text may be sent by somebody without an editor. */
export const BODY = [
  '<p>본문입니다.</p><script>hurt=1</script><img src=x onerror=hurt=1><svg onload=hurt=1></svg>',
  '<a href="javascript:hurt=1">링크</a><a href="java&#10;script:hurt=1">링크</a><a href=" data:text/html,<script>hurt=1</script>">링크</a>',
  '<iframe srcdoc="<script>parent.hurt=1</script>"></iframe><object data="javascript:hurt=1"></object><embed src="javascript:hurt=1">',
  '<math><mtext></form><form><mglyph><style></math><img src onerror=hurt=1></style></mglyph></form></mtext></math>',
  '<p style="background:url(javascript:hurt=1);position:fixed;inset:0">모양</p><style>*{display:none}</style>',
  '<noscript><p title="</noscript><img src=x onerror=hurt=1>"></noscript><template><script>hurt=1</script></template>',
  '<form action="javascript:hurt=1"><button formaction="javascript:hurt=1">누르기</button></form><base href="//evil.example/">',
  '<details ontoggle=hurt=1 open><summary>열기</summary></details><input autofocus onfocus=hurt=1><marquee onstart=hurt=1>글</marquee>',
].join('');

/** What ran in these pages, and what the content security policy had to stop: neither may have been there. */
export async function watch(context: BrowserContext) {
  const seen: string[] = [];
  await context.exposeFunction('onSeen', (what: string) => void seen.push(what));
  await context.addInitScript(() => {
    const tell = (what: string) => (window as unknown as { onSeen: (what: string) => void }).onSeen(what);
    Object.defineProperty(window, 'hurt', {
      set() {
        tell(`ran in ${location.pathname}`);
      },
    });
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      tell(`${location.pathname}: ${effectiveDirective} ${blockedURI}`),
    );
  });
  context.on('page', (page) => page.on('dialog', (dialog) => void dialog.dismiss()));
  return seen;
}
