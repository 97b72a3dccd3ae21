/**
 * Whether the last sound of a word is a consonant, for choosing a particle. es-hangul's `josa` does not handle letters
 * and digits. Hangul syllables: (code - 0xAC00) % 28 is the final consonant, 0 for none (Unicode 3.12).
 */
function endsWithConsonant(word: string): boolean {
  const last = word.at(-1) ?? '';
  const offset = last.charCodeAt(0) - 0xac00;
  if (offset >= 0 && offset < 11_172) return offset % 28 !== 0;
  return /[013678lmnrLMNR]/.test(last);
}

/** `이름` -> `이름을`, `ID` -> `ID를`. */
export function withObjectParticle(word: string): string {
  return word + (endsWithConsonant(word) ? '을' : '를');
}

/** `제목` -> `제목은`, `내용 요약` -> `내용 요약은`, `대표` -> `대표는`. */
export function withTopicParticle(word: string): string {
  return word + (endsWithConsonant(word) ? '은' : '는');
}

const PAIRS = [
  ['은', '는'],
  ['이', '가'],
  ['을', '를'],
  ['과', '와'],
] as const;

/** Replaces `{mark}` with a name and corrects the particle after it, also after parentheses: `{mark}(이하 “회사”)는`. */
export function withNameFilledIn(text: string, mark: string, name: string): string {
  const place = new RegExp(String.raw`\{${mark}\}(\([^()]*\))?([은는이가을를과와](?![가-힣]))?`, 'gu');
  return text.replace(place, (_place, aside: string = '', particle: string = '') => {
    const [closed, open] = PAIRS.find((pair) => pair.some((one) => one === particle)) ?? ['', ''];
    return name + aside + (endsWithConsonant(name) ? closed : open);
  });
}
