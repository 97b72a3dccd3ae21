const GREETING =
  /^\s*(?:(?:안녕(?:하세요|하십니까|하세여|하셔요)?|하이|헬로|hello|hi|반갑습니다|수고(?:하십니다|많으십니다|\s많으십니다|하세요)|저기요)[\s,.!~^]+)+(?=\S)/i;
/** At most two words, and that something is to be asked. */
const MATTER =
  /^\s*(\S{1,20}(?:\s\S{1,20})?)\s?(?:관련(?:해서)?|관해서?|대해서?)?\s?(?:문의|질문)\s?(?:드립니다|드려요|드릴게요|드리려고요|합니다|해요|할게요|이요|있습니다|있어요|있는데요|좀\s?(?:드립니다|할게요))?[\s.!~]*$/;

/** E-1042 오류 문의: says what is meant, and is answered. */
const CODE = /[a-z]-?\d{3}|(?<!\d)\d{4}(?!\d|년)/i;

/** A question without the greeting before it. */
export const withoutGreeting = (query: string): string => query.replace(GREETING, '');

/** 설치 문의드립니다: what somebody names before asking anything of it. Null when they ask. */
export const matterOf = (query: string): string | null =>
  query.length > 60 || CODE.test(query)
    ? null
    : (MATTER.exec(query)?.[1]
        ?.replace(/(?:에|을|를|이|가)?\s?(?:관련|관해|대해)(?:해?서)?$/, '')
        .trim() ?? null);
