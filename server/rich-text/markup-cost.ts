import { Parser } from 'htmlparser2';
import { messages } from '#shared/messages.ko.ts';
import { fail } from '../errors.ts';

/**
 * The sanitiser's cost is pieces x depth, because closing a tag searches all open ones. Pasted pages and old boards
 * with unclosed `<font>` stay far below this; the editor's own documents below 20.
 */
const MOST_DEPTH = 200;
/** Tags, attributes, comments and texts together: a table of 5,000 cells has 30,000. */
const MOST_PIECES = 32_000;

/** @throws CM01 */
export function refuseMarkup(): never {
  const message = messages.editor.markupTooComplex;
  return fail('CM01', { fields: { bodyHtml: message }, message });
}

/**
 * Counts the cost of sanitising a text in one linear pass that stops at the limit. Uses the same parser as the
 * sanitiser, so that both see the same tags.
 * @throws CM01 if the markup is too deep or too large.
 */
export function refuseCostlyMarkup(html: string): void {
  let pieces = 0;
  let depth = 0;
  const count = (more: number) => {
    pieces += more;
    if (pieces > MOST_PIECES || depth > MOST_DEPTH) refuseMarkup();
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
    onattribute: () => count(1),
    ontext: () => count(1),
    oncomment: () => count(1),
    onprocessinginstruction: () => count(1),
  });
  parser.end(html);
}
