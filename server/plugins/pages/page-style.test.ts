import { expect, it } from 'vitest';
import { pageStyler } from './page-style.ts';

const SHEET = [
  '@layer theme,base,utilities;',
  '@layer base{h1{margin:0}}',
  '@layer utilities{.p-4{padding:1rem}.w-\\[calc\\(100\\%-1rem\\)\\]{width:9px}.\\31 0{order:1}',
  '.menu:not(.is-open) .item,.card{color:red}',
  '@media (min-width:48rem){.md\\:p-6{padding:2rem}}',
  '.group-hover\\/title\\:x:is(:where(.group\\/title):hover *){x:y}}',
  '@keyframes turn{to{rotate:1turn}}',
].join('');

const styleOf = async (html: string) => (await pageStyler(SHEET))(html);

it('takes over what every page needs, in order, and nothing for classes that a page has not', async () => {
  expect(await styleOf('<p>글</p>')).toBe(
    '@layer theme,base,utilities;@layer base{h1{margin:0}}@layer utilities{}@keyframes turn{to{rotate:1turn}}',
  );
});

it.each([
  ['<p class="a p-4">', '.p-4{'],
  ['<p class="w-[calc(100%-1rem)]">', '.w-\\['],
  ['<p class="10">', '.\\31 0{'],
  ['<p class="md:p-6">', '@media (min-width:48rem){.md\\:p-6{padding:2rem}}'],
  ['<p class="card">', '.menu:not(.is-open) .item,.card{color:red}'],
  ['<p class="menu"><b class="item">', '.menu:not('],
  ['<p class="group-hover/title:x">', '.group-hover\\/title'],
])('finds the rules for %s', async (html, rule) => {
  expect(await styleOf(html)).toContain(rule);
});

it.each(['<p class="menu">', '<p class="is-open">', '<p>p-4 class=p-4</p>'])('adds none for %s', async (html) => {
  expect(await styleOf(html)).toBe(await styleOf(''));
});
