/** More marks on one sign than any writing has (Unicode's Stream-Safe Text Format, UAX 15). The four become marks in NFKC. */
const TOO_MANY_MARKS = /([\p{M}\u0e33\u0eb3\uff9e\uff9f]{30})[\p{M}\u0e33\u0eb3\uff9e\uff9f]+/gu;

/** Shorter texts cost less than looking for the marks. */
const SHORT_CHARS = 1_000;

/** Putting the marks of one sign into order takes quadratic time: 0.4 s for 50,000. So further ones are left out. */
const withFewMarks = (text: string): string => (text.length <= SHORT_CHARS ? text : text.replace(TOO_MANY_MARKS, '$1'));

/** NFC, for every text that somebody sent, so that equal words are equal. */
export const composed = (text: string): string => withFewMarks(text).normalize('NFC');

/** NFKC: full-width letters, ligatures and the like as plain ones, for comparing only. */
export const plainForm = (text: string): string => withFewMarks(text).normalize('NFKC');

/** Latin letters without an accent of their own that Unicode would take off. */
const LOOKALIKES: Record<string, string> = { ı: 'i', đ: 'd', ħ: 'h', ł: 'l', ø: 'o', ŧ: 't' };

/** The same without accents: `ádmin` and `admın` are `admin`. */
export const withoutAccents = (text: string): string =>
  withFewMarks(text)
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[ıđħłøŧ]/g, (letter) => LOOKALIKES[letter] ?? letter)
    .normalize('NFKC');
