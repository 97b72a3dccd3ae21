import { composed } from '#shared/text/compose.ts';

const ASKS =
  /(?:좀)?(?:알려(?:줘|주세요|주실수있나요|줄래요?|주시겠어요|주십시오)|(?:어떻게|어찌)(?:되나요|되죠|되나|되어있나요|돼요|됩니까|돼)|(?:뭐|무엇)?(?:예요|에요|이에요|인가요|인지요)|뭔가요|뭡니까|무엇입니까|궁금(?:합니다|해요|해|한데요)|말해(?:줘|주세요)|안내해(?:줘|주세요))+$/;
const PARTICLE = /(?:은|는|이|가|을|를|의|에대해|에대해서)$/;
const LEAST_CHARS = 2;

/**
 * Normalises a question to its subject, whatever its spacing, punctuation and ending: 영업 시간 알려주세요 and 영업시간이 어떻게 되나요?
 * both give 영업시간. Two readings if the last syllable may be a particle: 나이 알려줘.
 */
export function bareQuestions(question: string): string[] {
  const whole = composed(question)
    .toLowerCase()
    .replace(/[\s\p{P}\p{S}]+/gu, '');
  const rest = whole.replace(ASKS, '');
  const readings = rest === whole ? [whole] : [whole, rest, rest.replace(PARTICLE, '')];
  return [...new Set(readings)].filter((reading) => reading.length >= LEAST_CHARS);
}
