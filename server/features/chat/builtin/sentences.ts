/**
 * End of a Korean sentence: an ending such as 다. 요. 죠., a question or exclamation mark, or a noun with a full stop. Not
 * inside `4.6`, `config.json`, `1.5GB`, quotes or brackets.
 */
const END = /(?<=[가-힣)\]”’"'`…][.!?。]|[?!。])\s+(?=\S)/;

/** Sentences of a paragraph. Joined with spaces they give the paragraph again. */
export function sentencesOf(paragraph: string): string[] {
  const sentences: string[] = [];
  let open = '';
  for (const piece of paragraph.trim().split(END)) {
    open = open === '' ? piece : `${open} ${piece}`;
    if (isOpen(open)) continue;
    sentences.push(open);
    open = '';
  }
  return [...sentences, open].filter((sentence) => sentence !== '');
}

/** Contains an unclosed bracket or quote. */
const isOpen = (text: string) => (text.match(/[(“‘[]/g)?.length ?? 0) > (text.match(/[)”’\]]/g)?.length ?? 0);
