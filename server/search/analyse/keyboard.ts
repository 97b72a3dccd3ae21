import { convertHangulToQwerty, convertQwertyToHangul } from 'es-hangul';

/**
 * The same keys on the other keyboard layout: `fhqht` becomes 로봇, `ㄴ셔야ㅐ` becomes studio. Null if the result is no word,
 * as for real English.
 */
export function onOtherKeyboard(query: string): string | null {
  if (/[a-z]/i.test(query)) {
    const hangul = query.replace(/[a-z]+/gi, asHangul);
    return /[a-zㄱ-ㅎㅏ-ㅣ]/i.test(hangul) ? null : hangul;
  }
  if (!/[가-힣ㄱ-ㅎㅏ-ㅣ]/.test(query)) return null;
  return convertHangulToQwerty(query).toLowerCase();
}

/** The library throws for keys that form no syllable, as in `how`; these stay unchanged. */
function asHangul(keys: string): string {
  try {
    return convertQwertyToHangul(keepShift(keys));
  } catch {
    return keys;
  }
}

/** Shift changes only these letters in Korean. Lowers the others, which Caps Lock would have made meaningless. */
const keepShift = (keys: string) =>
  keys === keys.toUpperCase()
    ? keys.toLowerCase()
    : keys.replace(/[A-Z]/g, (key) => ('QWERTOP'.includes(key) ? key : key.toLowerCase()));
