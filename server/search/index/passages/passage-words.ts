/** The words of a passage by where they stand. */
export interface PassageWords {
  title: readonly string[];
  heading: readonly string[];
  /** Ways in which people ask for it, each by itself. */
  wordings: readonly (readonly string[])[];
  body: readonly string[];
}

/** The same with spaces between the words, as they are kept. */
export interface PassageTexts {
  title: string;
  heading: string;
  wordings: readonly string[];
  body: string;
}

const FIELD = ' | ';
const WORDING = ' / ';

/** One column holds them all, so that one index finds them; what stands between them is no word of any text. */
export const packWords = ({ title, heading, wordings, body }: PassageWords): string =>
  [title.join(' '), heading.join(' '), wordings.map((words) => words.join(' ')).join(WORDING), body.join(' ')].join(
    FIELD,
  );

export function unpackTexts(packed: string): PassageTexts {
  const fields = packed.split(FIELD);
  const [title = '', heading = '', wordings = '', body = ''] = fields.length === 4 ? fields : ['', '', '', packed];
  return { title, heading, wordings: wordings === '' ? [] : wordings.split(WORDING), body };
}
