import { Parser } from 'htmlparser2';

const BLOCKS = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'li', 'tr', 'pre', 'blockquote']);
const CELLS = new Set(['td', 'th']);
const WITHOUT_WORDS = new Set(['script', 'style', 'textarea', 'option', 'xmp']);

/** Plain text of rich text, one line per block; for search, length limits and summaries. */
export function textOf(html: string): string {
  let text = '';
  let silent = 0;
  const parser = new Parser({
    ontext: (words) => {
      if (silent === 0) text += words;
    },
    onopentagname: (name) => {
      if (WITHOUT_WORDS.has(name)) silent += 1;
      if (name === 'br') text += '\n';
    },
    onclosetag: (name) => {
      if (WITHOUT_WORDS.has(name)) silent -= 1;
      if (BLOCKS.has(name)) text += '\n';
      if (CELLS.has(name)) text += ' ';
    },
  });
  parser.end(html);
  return text
    .replace(/[ \t]+/g, ' ')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
}
