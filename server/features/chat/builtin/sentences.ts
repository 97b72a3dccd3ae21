/**
 * Where a Korean sentence ends: 다. 요. 죠. and the like, or a question or exclamation mark, or a noun closed by a
 * full stop. Not inside `4.6`, `config.json`, `1.5GB`, a quotation or a bracket.
 */
const END = /(?<=[가-힣)\]”’"'`…][.!?。]|[?!。])\s+(?=\S)/;

const OPENERS = /[(“‘[]/g;
const CLOSERS = /[)”’\]]/g;

/** The sentences of a paragraph, in its order; joined with spaces they are the paragraph again. */
export function sentencesOf(paragraph: string): string[] {
  const sentences: string[] = [];
  let open = '';
  for (const piece of paragraph.trim().split(END)) {
    open = open === '' ? piece : `${open} ${piece}`;
    if (isOpen(open)) continue;
    sentences.push(open);
    open = '';
  }
  if (open !== '') sentences.push(open);
  return sentences.filter((sentence) => sentence !== '');
}

/** A bracket or quotation that closes only later. */
const isOpen = (text: string) => (text.match(OPENERS)?.length ?? 0) > (text.match(CLOSERS)?.length ?? 0);
