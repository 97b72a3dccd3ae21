import { convertHangulToQwerty, convertQwertyToHangul } from 'es-hangul';

/**
 * The same keys on the other layout: `fhqht` -> 로봇, `ㄴ셔야ㅐ` -> studio. Null when that gives no word, as for
 * English that was meant as English.
 */
export function onOtherKeyboard(query: string): string | null {
  if (/[a-z]/i.test(query)) {
    const hangul = query.replace(/[a-z]+/gi, asHangul);
    return /[a-zㄱ-ㅎㅏ-ㅣ]/i.test(hangul) ? null : hangul;
  }
  if (!/[가-힣ㄱ-ㅎㅏ-ㅣ]/.test(query)) return null;
  return convertHangulToQwerty(query).toLowerCase();
}

/** The library throws at keys that no syllable is made of, as in `how`: they stay as they are. */
function asHangul(keys: string): string {
  try {
    return convertQwertyToHangul(keepShift(keys));
  } catch {
    return keys;
  }
}

/** Shift changes only these letters in Korean; with Caps Lock on, the rest would otherwise mean nothing. */
const keepShift = (keys: string) =>
  keys === keys.toUpperCase()
    ? keys.toLowerCase()
    : keys.replace(/[A-Z]/g, (key) => ('QWERTOP'.includes(key) ? key : key.toLowerCase()));
