import { hash } from 'node:crypto';
import { expect, it } from 'vitest';
import { laterStyles, pageStyler } from './page-style.ts';

const SHEET = [
  '@layer theme,base;',
  '@layer base{h1{margin:0}.dark{color:blue}}',
  '.p-4{padding:1rem}.w-\\[calc\\(100\\%-1rem\\)\\]{width:9px}.\\31 0{order:1}',
  '.menu:not(.is-open) .item,.card{color:red}',
  '@media (min-width:48rem){.md\\:p-6{padding:2rem}}',
  '.group-hover\\/title\\:x:is(:where(.group\\/title):hover *){x:y}',
  ':where(.space-y-2>:not(:last-child)){margin:2px}',
  ':is(:where(.group):is([open],:popover-open) .group-open\\:x){x:y}',
  'body:has(.side-bar) .menu{top:0}',
  '@media print{.p-4{padding:0}}',
  '.spinner{animation:1s turn}',
  '@keyframes turn{to{rotate:1turn}}',
  '@layer properties{@supports (x:y){*{--tw-x:0}}}',
  '@property --tw-x{syntax:"*";inherits:false}',
  '@font-face{font-family:A;src:url(a)}',
].join('');

/** The style that is added to a page with this HTML. */
async function styleOf(html: string): Promise<string> {
  const page = (await pageStyler(SHEET))(`<style>/*한*/</style>${html}`).html.toString();
  return /<style>(.*)\/\*한\*\/<\/style>/.exec(page)?.[1] ?? '';
}

it('takes over what every page needs, in order, and nothing for classes that a page has not', async () => {
  expect(await styleOf('<p>글</p>')).toBe(
    '@layer theme,base;@layer base{h1{margin:0}.dark{color:blue}}@property --tw-x{syntax:"*";inherits:false}' +
      '@font-face{font-family:A;src:url(a)}',
  );
});

it('leaves the rules for paper to the later sheet', async () => {
  expect(await styleOf('<p class="p-4">')).not.toContain('print');
  expect(await laterStyles(SHEET)).toContain('@media print{.p-4{padding:0}}');
});

it.each([
  ['<p class="a p-4">', '.p-4{'],
  ['<p class="w-[calc(100%-1rem)]">', '.w-\\['],
  ['<p class="10">', '.\\31 0{'],
  ['<p class="md:p-6">', '@media (min-width:48rem){.md\\:p-6{padding:2rem}}'],
  ['<p class="card">', '.menu:not(.is-open) .item,.card{color:red}'],
  ['<p class="menu"><b class="item">', '.menu:not('],
  ['<a class="group/title"><p class="group-hover/title:x">', '.group-hover\\/title'],
  ['<p class="space-y-2">', ':where(.space-y-2>'],
  ['<p class="group"><b class="group-open:x">', ':is(:where(.group):is('],
  ['<p class="side-bar"><b class="menu">', 'body:has(.side-bar)'],
  ['<p class="spinner">', '@keyframes turn{'],
])('finds the rules for %s', async (html, rule) => {
  expect(await styleOf(html)).toContain(rule);
});

it.each([
  '<p class="menu">',
  '<p class="group">',
  '<p class="side-bar">',
  '<p class="is-open">',
  '<p class="group-hover/title:x">',
  '<p>p-4 class=p-4</p>',
])('adds none for %s', async (html) => {
  expect(await styleOf(html)).toBe(await styleOf(''));
});

it('keeps the text of the page, and tells the hash of its whole style element', async () => {
  const style = `.글자{content:'가'}`;
  const { html, styleSource } = (await pageStyler(style))('<style>a{}</style><p class="글자">글</p>');
  expect(html.toString()).toBe(`<style>${style}a{}</style><p class="글자">글</p>`);
  expect(styleSource).toBe(`'sha256-${hash('sha256', `${style}a{}`, 'base64')}'`);
  const without = '<p>글</p>';
  expect((await pageStyler(style))(without)).toEqual({ html: Buffer.from(without), styleSource: null });
});

it('leaves to the later sheet all but what every page has: layers, properties and fonts', async () => {
  const later = await laterStyles(SHEET);
  for (const rule of ['.p-4{', '@media (min-width:48rem){', '@keyframes turn{', '@supports (x:y){*{--tw-x:0}}'])
    expect(later).toContain(rule);
  for (const rule of ['@layer', '@property', '@font-face', 'h1{']) expect(later).not.toContain(rule);
});
