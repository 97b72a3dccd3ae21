const SYLLABLES = 0xac_00;
const COUNT = 11_172;
const INITIALS = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ';
const MEDIALS = 'ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ';
const FINALS = ['', ...Array.from('ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ')];

/** Letters that are often confused: 셀랙터 and 셀렉터, 왠지 and 웬지. */
const SAME_SOUND: Record<string, string> = {
  ㅐ: 'ㅔ',
  ㅒ: 'ㅖ',
  ㅙ: 'ㅚ',
  ㅞ: 'ㅚ',
  ㄲ: 'ㄱ',
  ㄸ: 'ㄷ',
  ㅃ: 'ㅂ',
  ㅆ: 'ㅅ',
  ㅉ: 'ㅈ',
};

/**
 * Letters of a syllable (Unicode 3.12); other characters unchanged. es-hangul also splits ㅘ and ㄳ, so 원 and 완 would be
 * two edits apart.
 */
function lettersOf(char: string): string[] {
  const code = char.charCodeAt(0) - SYLLABLES;
  if (!(code >= 0 && code < COUNT)) return [char];
  const initial = INITIALS[Math.floor(code / 588)] ?? '';
  const medial = MEDIALS[Math.floor((code % 588) / 28)] ?? '';
  return [initial, medial, FINALS[code % 28] ?? ''].filter(Boolean);
}

/** Phonetic form of a word, letter by letter, for comparing spellings. */
export const soundOf = (word: string): string =>
  word
    .split('')
    .flatMap((char) => lettersOf(char).map((letter) => SAME_SOUND[letter] ?? letter))
    .join('');

/** 로봇 becomes ㄹㅂ; empty unless all characters are syllables. */
export const initialsOf = (word: string): string =>
  /^[가-힣]+$/.test(word)
    ? word
        .split('')
        .map((char) => lettersOf(char)[0])
        .join('')
    : '';

export const isInitials = (word: string): boolean => /^[ㄱ-ㅎ]{2,}$/.test(word);

/** Whether one insertion, deletion, replacement or swap of neighbours turns `a` into `b`. */
export function isOneEditApart(a: string, b: string): boolean {
  if (a === b) return true;
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const restA = a.slice(start, a.length - end);
  const restB = b.slice(start, b.length - end);
  if (restA.length <= 1 && restB.length <= 1) return true;
  return restA.length === 2 && restB === `${restA[1]}${restA[0]}`;
}
