// Prints the documents of content/library/files/ from the Markdown beside this file:
// `node media/handouts/render.mjs [name...]` (Chromium must be there).
import { mkdtemp, readFile, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { marked } from 'marked';
import { chromium } from 'playwright';

const here = new URL('.', import.meta.url).pathname;
const target = path.join(here, '../../content/library/files/');
const fonts = path.join(here, '../../node_modules/pretendard/dist/web/static/woff2/');
const wanted = process.argv.slice(2);

const MARK = `<svg viewBox="0 0 28 28" fill="none"><path d="M7 20.5 14 5l7 15.5" stroke="currentColor" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/><path d="M9.8 14.6h8.4" stroke="#3b72ff" stroke-width="3" stroke-linecap="round"/><circle cx="7" cy="21" r="3.4" fill="#3b72ff"/><circle cx="21" cy="21" r="3.4" fill="currentColor"/></svg>`;
const faces = [
  [400, 'Regular'],
  [600, 'SemiBold'],
  [700, 'Bold'],
]
  .map(
    ([weight, name]) =>
      `@font-face{font-family:Pretendard;font-weight:${weight};src:url(file://${fonts}Pretendard-${name}.woff2)}`,
  )
  .join('');

function read(source) {
  const [, head, body] = /^---\n(.*?)\n---\n(.*)$/s.exec(source);
  const entries = head
    .split('\n')
    .map((each) => [each.slice(0, each.indexOf(':')), each.slice(each.indexOf(':') + 1).trim()]);
  return { ...Object.fromEntries(entries), body };
}

const brand = `<div class="brand">${MARK}<b>AION-U</b></div>`;

function documentHtml({ title, subtitle, label, date, body }) {
  return `<header>${brand}<p class="label">${label}</p><h1>${title}</h1><p class="subtitle">${subtitle}</p><p class="date">${date}</p></header><main>${marked.parse(body, { async: false })}</main>`;
}

/** A slide begins at each line of three dashes; the first is the cover. */
function slidesHtml({ title, subtitle, label, date, body }) {
  const first = `<section class="cover">${brand}<p class="label">${label}</p><h1>${title}</h1><p class="subtitle">${subtitle}</p><p class="date">${date}</p></section>`;
  const rest = body.split(/^---$/m).map((each) => `<section>${marked.parse(each.trim(), { async: false })}</section>`);
  return first + rest.join('');
}

const scratch = await mkdtemp(path.join(tmpdir(), 'handouts-'));
const names = (await readdir(here)).filter((name) => name.endsWith('.md')).map((name) => path.basename(name, '.md'));
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
const page = await browser.newPage();
for (const name of names.toSorted().filter((each) => wanted.length === 0 || wanted.includes(each))) {
  const given = read(await readFile(path.join(here, `${name}.md`), 'utf8'));
  const isSlides = given.layout === 'slides';
  const css = await readFile(path.join(here, isSlides ? 'slides.css' : 'document.css'), 'utf8');
  const content = isSlides ? slidesHtml(given) : documentHtml(given);
  const html = path.join(scratch, `${name}.html`);
  const covers = path.join(here, '../../content/references/images/');
  await writeFile(
    html,
    `<!doctype html><html lang="ko"><meta charset="utf-8"><title>${given.title}</title><style>${faces}${css}</style><body>${content.replaceAll('covers/', `file://${covers}`)}</body></html>`,
  );
  await page.goto(`file://${html}`);
  await page.evaluate(() => document.fonts.ready);
  const foot = `<div style="width:100%;padding:0 18mm;font:8px sans-serif;color:#8a94a8;text-align:right"><span class="pageNumber"></span> / <span class="totalPages"></span></div>`;
  await page.pdf({
    path: path.join(target, given.file),
    preferCSSPageSize: true,
    printBackground: true,
    tagged: true,
    outline: true,
    ...(!isSlides && { displayHeaderFooter: true, headerTemplate: '<span></span>', footerTemplate: foot }),
  });
}
await browser.close();
