/** Words of a passage by position. */
export interface PassageWords {
  title: readonly string[];
  heading: readonly string[];
  /** Alternative wordings of the question, each separate. */
  wordings: readonly (readonly string[])[];
  body: readonly string[];
}

/** The same as stored: words separated by spaces. */
export interface PassageTexts {
  title: string;
  heading: string;
  wordings: readonly string[];
  body: string;
}

const FIELD = ' | ';
const WORDING = ' / ';

/** All in one column, so that one index finds them. The separators occur in no text. */
export const packWords = ({ title, heading, wordings, body }: PassageWords): string =>
  [title.join(' '), heading.join(' '), wordings.map((words) => words.join(' ')).join(WORDING), body.join(' ')].join(
    FIELD,
  );

export function unpackTexts(packed: string): PassageTexts {
  const fields = packed.split(FIELD);
  const [title = '', heading = '', wordings = '', body = ''] = fields.length === 4 ? fields : ['', '', '', packed];
  return { title, heading, wordings: wordings === '' ? [] : wordings.split(WORDING), body };
}
