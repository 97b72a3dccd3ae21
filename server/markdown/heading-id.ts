import { composed } from '#shared/text/compose.ts';

/** `연결 확인 (선택)` gets the anchor `#연결-확인-선택`. */
export const headingId = (text: string): string =>
  composed(text)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s-]/gu, '')
    .trim()
    .replaceAll(/\s+/g, '-');

/** Makes ids unique: the second heading with the same text gets `…-2`. */
export function uniqueHeadingIds(): (text: string) => string {
  const seen = new Map<string, number>();
  return (text) => {
    const id = headingId(text);
    const count = (seen.get(id) ?? 0) + 1;
    seen.set(id, count);
    return count === 1 ? id : `${id}-${count}`;
  };
}
