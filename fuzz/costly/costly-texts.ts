import { LIMITS } from '#shared/limits.ts';

const filled = (piece: string, chars: number) => piece.repeat(Math.ceil(chars / piece.length)).slice(0, chars);

/** All words differ, so that caches have no effect; reproducible by seed. */
function unlikeWords(chars: number, seed: number): string {
  let text = '';
  let state = seed;
  while (text.length < chars) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    text += String.fromCharCode(0xac_00 + ((state >> 8) % 11_172));
    if (state % 3 === 0) text += ' ';
  }
  return text.slice(0, chars);
}

/** Words with several signs of a verb at both ends, each of which the analyser tries to take off. */
function endingWords(chars: number, seed: number): string {
  let text = '';
  for (let at = seed; text.length < chars; at += 1) {
    const signs = ['못안', '못안', '못안', '못안', '실방길문', '둔둘준줄야', '둔둘준줄야'];
    let left = at;
    for (const any of signs) {
      text += any[left % any.length];
      left = Math.floor(left / any.length);
    }
    text += ' ';
  }
  return text.slice(0, chars);
}

/** Texts of maximum length that are expensive to process: deep, wide, repeated, or all different. */
export const costlyTexts = (chars: number, seed: number): Record<string, string> => ({
  different: unlikeWords(chars, seed),
  endings: endingWords(chars, seed),
  oneWord: unlikeWords(chars, seed + 1).replaceAll(' ', ''),
  dots: filled('1.', chars),
  joined: filled('a.b-c_', chars),
  quotes: filled('"', chars),
  quotedWords: filled('"가" ', chars),
  brackets: filled('[](', chars),
  stars: filled('*_', chars),
  newlines: filled('\n', chars),
  spaces: `${filled(' ', chars - 1)}x`,
  pipes: filled('| a ', chars),
  jamo: filled('ㄱ', chars),
  decomposed: filled('가'.normalize('NFD'), chars),
  marks: filled('a\u0301\u0302', chars),
  // Of classes that change places, in quadratic time.
  marksOfOne: `a${filled('\u0300\u0316', chars - 1)}`,
  emoji: filled('👩‍👩‍👧‍👦', chars),
  urls: filled('https://a.b/c?d=', chars),
  sentences: filled('가.? ', chars),
});

/** The same for markup. */
export const costlyMarkup = (chars: number, seed: number): Record<string, string> => ({
  ...Object.fromEntries(
    // A quarter of the maximum length, for the texts inside.
    Object.entries(costlyTexts(chars / 4 - 7, seed)).map(([name, text]) => [`text ${name}`, `<p>${text}</p>`]),
  ),
  unclosed: filled('<b>', chars),
  wrongClosed: filled('<b>', chars / 2) + filled('</u>', chars / 2),
  angles: filled('<', chars),
  attributes: `<p ${filled('a="1" ', chars - 10)}>`,
  entities: filled('&amp;', chars),
  openEntities: filled('&', chars),
  comments: filled('<!---->', chars),
  openComment: `<!--${filled('<!--', chars - 4)}`,
  tables: filled('<table><tr><td>', chars),
  rows: `<table>${filled('<tr><td>가</td></tr>', chars - 20)}</table>`,
  styles: filled('<p style="text-align:left">가</p>', chars),
  style: `<p style="${filled('text-align:left;', chars - 20)}">가</p>`,
  urls: `<a href="${filled('https://a.b/c?d=', chars - 20)}">가</a>`,
  addressComments: `<a href="${filled('a<!--b-->', chars - 20)}">가</a>`,
  pictures: filled('<img src="/api/v1/board/fileDownload/link/a">', chars),
  headings: filled('<h1>가</h1>', chars),
  quotes: filled('<blockquote><p><strong>참고</strong> 가</p></blockquote>', chars),
  lists: filled('<ol><li><p>가</p></li></ol>', chars),
  code: filled('<pre><code>a\n', chars),
});

export const LONGEST_BODY = LIMITS.bodyHtmlMaxChars;
