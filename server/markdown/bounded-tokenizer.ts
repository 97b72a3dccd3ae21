import type { TokenizerObject } from 'marked';
import { Tokenizer } from 'marked';
import { markdownText } from '#shared/messages/common/markdown.ko.ts';
import { fail } from '../errors.ts';

/** Quotations and lists inside one another. */
const MOST_LEVELS = 20;
/** Of emphasis, striking out, links and HTML, in a paragraph: marked looks through the rest of it for the end of each. */
const MOST_MARKS = 200;
/** Every row of a table is filled up to its first. */
const MOST_COLUMNS = 50;

const { blockquote, list, table, emStrong } = Tokenizer.prototype;

/**
 * Refuses what marked overflows the stack with or needs quadratic time for: a line of 8,000 `> `, or 53 s for 100,000
 * characters of `_a *`. It counts, so it is for one text.
 */
export function boundedTokenizer(): TokenizerObject {
  let level = 0;
  let counted = '';
  const inside = <T>(read: () => T): T => {
    if (level === MOST_LEVELS) refuse(markdownText.tooDeep(MOST_LEVELS));
    level += 1;
    const token = read();
    level -= 1;
    return token;
  };
  return {
    blockquote(src) {
      return inside(() => blockquote.call(this, src));
    },
    list(src) {
      return inside(() => list.call(this, src));
    },
    table(src) {
      const [, head = ''] = /^(.*)\n[ |:-]+(?:\n|$)/.exec(src) ?? [];
      if (head.split('|').length > MOST_COLUMNS + 2) refuse(markdownText.tooManyColumns(MOST_COLUMNS));
      return table.call(this, src);
    },
    emStrong(src, maskedSrc, prevChar) {
      // Asked wherever a mark may begin, before what strikes out, too.
      if (maskedSrc !== counted && maskedSrc.split(/\*+|_+|~~+|\[|<[?!]/).length > MOST_MARKS + 1)
        refuse(markdownText.tooManyMarks(MOST_MARKS));
      counted = maskedSrc;
      return emStrong.call(this, src, maskedSrc, prevChar);
    },
  };
}

const refuse = (message: string): never => fail('CM01', { fields: { markdown: message }, message });
