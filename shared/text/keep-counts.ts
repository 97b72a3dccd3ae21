/** What a count begins with: a native numeral, some days, or digits, also with 만 or 억. */
const NUMERAL =
  /(?<![\p{L}\p{N}.,])((?:열|스물)?(?:[한두세네]|다섯|여섯|일곱|여덟|아홉)|열|스무|하루|이틀|사흘|나흘|닷새|열흘|\d[\d,]*[만억]?) (?=[가-힣])/gu;

/** `로봇 120대를 세 명이` with `세 명이` on one line: a line that ends inside a count is hard to read. */
export const keepCounts = (text: string): string => text.replaceAll(NUMERAL, '$1\u00a0');
