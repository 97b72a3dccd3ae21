/** Particles by their form after a consonant, each with that after a vowel. */
const AFTER_VOWEL = { 은: '는', 이: '가', 을: '를', 과: '와', 으로: '로' } as const;
type Particle = keyof typeof AFTER_VOWEL;

/**
 * `이름`, `을` -> `이름을`; `ID`, `은` -> `ID는`; `‘내용’`, `과` -> `‘내용’과`. Every particle after a name or a value that is filled in
 * comes from here.
 */
export function withParticle(text: string, particle: Particle): string {
  const sound = lastSound(text);
  const isOpen = sound === 'vowel' || (sound === 'ㄹ' && particle === '으로');
  return text + (isOpen ? AFTER_VOWEL[particle] : particle);
}

/**
 * Hangul syllables: (code - 0xAC00) % 28 is the final consonant, 0 for none, 8 for ㄹ (Unicode 3.12). Capitals are spelled
 * out: SAP 에스에이피, KPI 케이피아이, but HTML 엘, CRM 엠, and NET is read 넷. Other Latin words, and those joined by `_` as the names
 * of settings, by the usual transcription of their ending: 파일, 네임, 웹, 앱, 시크릿, but 포트, 팩터, 베이스, 깃허브. es-hangul's
 * `josa` does neither letters nor digits.
 */
function lastSound(text: string): 'vowel' | 'ㄹ' | 'consonant' {
  // What stands in parentheses is not read.
  const word =
    text
      .replace(/\([^()]*\)$/, '')
      .match(/[가-힣]|_?[a-z]+|\d/gi)
      ?.at(-1)
      ?.replace(/^(?!.*NET$)[A-Z]+(?=[A-Z]$)/, '') ?? '';
  const final = (word.charCodeAt(0) - 0xac00) % 28;
  if (word >= '가') return final === 8 ? 'ㄹ' : final > 0 ? 'consonant' : 'vowel';
  if (/[178]$|(?:le?|(?:^|[^aeo])r)$/i.test(word)) return 'ㄹ';
  return /[036]$|(?:[mn]|ng|[aeiou][mn]e|[a-z][aeiou][pkt]|[aeo]b|pp)$/i.test(word) ? 'consonant' : 'vowel';
}

/** Replaces `{mark}` with a name and corrects the particle after it, also after parentheses: `{mark}(이하 “회사”)는`. */
export function withNameFilledIn(text: string, mark: string, name: string): string {
  const place = new RegExp(String.raw`\{${mark}\}(\([^()]*\))?([은는이가을를과와](?![가-힣]))?`, 'gu');
  // Not at the top of the module: with a call there, every text of the portal would stay in the first scripts of a page.
  const particles = Object.keys(AFTER_VOWEL) as Particle[];
  return text.replace(place, (_place, aside: string = '', given: string = '') => {
    const particle = particles.find((one) => one === given || AFTER_VOWEL[one] === given);
    return particle === undefined ? name + aside : withParticle(name + aside, particle);
  });
}
