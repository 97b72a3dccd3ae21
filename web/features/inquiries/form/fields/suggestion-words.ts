import { LIMITS } from '#shared/limits.ts';

/** Korean particles after a noun. Without them the noun is found in titles. */
const PARTICLE = /(?:에서는|으로는|에서|으로|까지|부터|에게|이나|라는|을|를|이|가|은|는|에|의|로|와|과|도|만)$/;

/** Frequent in inquiries but not useful for finding titles. */
const COMMON = new Set(
  '문의 문의드립니다 문의합니다 궁금합니다 싶습니다 합니다 있습니다 있는 하는 하고 같은 현재 저희 안녕하세요 감사합니다 부탁드립니다 가능한지 가능한가요 도입 관련 업무 자동화'.split(
    ' ',
  ),
);

/** Search words from a message: probable nouns, latest first. */
export function suggestionWords(message: string): string {
  const words = message
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= 2 && !COMMON.has(word))
    .map((word) => (word.length >= 3 ? word.replace(PARTICLE, '') : word))
    .filter((word) => word.length >= 2 && !COMMON.has(word));
  const latest = [...new Set(words.toReversed())].slice(0, 8);
  return latest.join(' ').slice(0, LIMITS.titleMaxChars);
}
