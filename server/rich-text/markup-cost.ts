import { Parser } from 'htmlparser2';
import { messages } from '#shared/messages.ko.ts';
import { fail } from '../errors.ts';

/**
 * Closing a tag looks through all open ones, so cleaning costs pieces x depth. Pasted pages and old boards that never
 * closed `<font>` stay far below; the editor's own documents below 20.
 */
const MOST_DEPTH = 200;
/** Tags, attributes, comments and runs of text together: a table of 5,000 cells has 25,000. */
const MOST_PIECES = 40_000;
/** A style is parsed as a style sheet, which costs about as much as ten tags, and more when it is long. */
const PIECES_PER_STYLE = 10;
const STYLE_CHARS_PER_PIECE = 20;

/**
 * Counts what cleaning a text would cost, in one pass that ends as soon as it is too much: linear in its length,
 * whatever is in it. The same parser cleans it afterwards, so that both see the same tags.
 * @throws CM01 where the markup is too deep or too much.
 */
export function refuseCostlyMarkup(html: string): void {
  let pieces = 0;
  let depth = 0;
  const count = (more: number) => {
    pieces += more;
    if (pieces > MOST_PIECES || depth > MOST_DEPTH)
      fail('CM01', {
        fields: { bodyHtml: messages.documents.markupTooComplex },
        message: messages.documents.markupTooComplex,
      });
  };
  const parser = new Parser({
    onopentag: () => {
      depth += 1;
      count(1);
    },
    onclosetag: () => {
      depth -= 1;
      count(1);
    },
    onattribute: (name, value) =>
      count(name === 'style' ? PIECES_PER_STYLE + Math.ceil(value.length / STYLE_CHARS_PER_PIECE) : 1),
    ontext: () => count(1),
    oncomment: () => count(1),
    onprocessinginstruction: () => count(1),
  });
  parser.end(html);
}
