import type { Term } from '#server/search/analyse/analyser.ts';
import { COMMON } from '../frequencies.ts';

/** An unknown Korean word may be a synonym of a known one; an unknown name is not. */
const UNKNOWN_SHARE = 0.75;
const ENDING_SHARE = 0.1;
/** Verbs vary more than nouns for the same thing. */
const VERB_SHARE = 0.5;
/** Words that occur in any question: time, number, amount, 문제, 경우. */
const GENERIC_SHARE = 0.35;
/** A code such as E-2110 is specific, while 오류 and 코드 are common. */
const CODE_SHARE = 2;
const CODE = /^(?:[a-z]+-?\d{2,}|\d{3,})$/;
/** A web address or an amount has dots too. */
const EXACT =
  /^(?:[a-z]+-?\d{2,}|0x[\da-f]+|\d{4,}|v?\d+(?:\.\d+)+|[a-z\d_-]+(?:\.[a-z\d_-]+)*\.(?:\d{2,}|[a-z]*(?:error|exception)))$/;
const FILE =
  /\.(?:bat|bmp|cfg|cmd|conf|csv|dat|db|dll|docx?|exe|gif|gz|html?|hwpx?|ini|jar|java|jpe?g|js|json|lic|log|md|mp4|msi|pdf|pem|png|pptx?|ps1|py|sh|sql|svg|tar|tmp|ts|txt|vbs|vtt|webm|webp|xlsm|xlsx?|xml|ya?ml|zip)$/;
const UNIT = '(?:[만천백억명원건개대인년월일시분초회번장쪽줄행층%]|퍼센트|[gmkt]b)';
/** A unit that no other word begins with: `4.6 개선` is about a version. */
const WHOLE_UNIT = `(?:시간|개월|만\\s?원|${UNIT}(?![가-힣]))`;
const GENERIC = new Set(
  `하나 둘 셋 넷 다섯 여섯 통 번 번째 개 대 명 분 건 장 쪽 줄 통째 총 매 각 여러 각각 전부 전체 일부 조금 많이 약간 살짝 정도 이상 이하 미만
  방금 당장 아직 이제 오늘 내일 어제 그제 요즘 지난 지난주 이번 이번주 다음 이따 나중 먼저 미리 처음 마지막 중간 항상 가끔 매번 매일 자주 계속
  한번 한참 잠깐 잠시 벌써 최근 그동안 작년 올해 내년 전혀
  빨리 급히 꼭 절대 아예 굳이 서로 같이 함께 따로 직접 그대로 혼자 새로 다시 이미 원래 갑자기 자꾸 그냥 일단 우선 근데
  위 아래 앞 뒤 안 밖 사이 속 곳 데 때 날 달 월 년 일 시 초 전 후 뒤 중 동안 내 팀 사람 저희 우리 회사 이야기 얘기 내용 상황 문제 것 방식 부분 경우
  그런 이런 저런 어떤 무슨 다른 모든 완전 진짜 정말 제일 가장 딱 막 쭉 싹 죄다 몽땅 얼마 얼마나 며칠 몇 프로 느낌 생각 마음 관련 대해 후기`.split(
    /\s+/,
  ),
);

/** The word does not say what the question is about. */
export const isGeneric = (word: string): boolean => GENERIC.has(word);

/** Neither a generic word nor a small number, as in 1+1. */
export const isTelling = ({ any: [word = ''] }: Term): boolean => !isGeneric(word) && !/^\d{1,2}$/.test(word);

export const isCode = (word: string): boolean => CODE.test(word);

/** A code, a version or a file name, which means only itself: E-1042, 0x80004005, 4.6, robot.log. */
export const isExact = (word: string, query: string): boolean =>
  (EXACT.test(word) || FILE.test(word)) && !isCounted(word, query);

/** A number with a unit (500명, 500만 원, 7.5시간) is not a code. */
export const isCounted = (word: string, query: string): boolean => {
  if (!/^\d+(?:\.\d+)*$/.test(word)) return false;
  const apart = word.includes('.') ? WHOLE_UNIT : UNIT;
  return new RegExp(`(?<![\\d.])${word.replaceAll('.', '\\.')}(?:${UNIT}|[배점주톤]|\\s${apart})`, 'i').test(query);
};

/** Weight of a term relative to a noun of the same frequency. */
export function shareOf(term: Term, count: number): number {
  const [word = ''] = term.any;
  if (!isTelling(term)) return GENERIC_SHARE;
  if (isCode(word)) return CODE_SHARE;
  const share = word.length > 1 && word.endsWith('다') ? VERB_SHARE : 1;
  if (count > 0 || !/^[가-힣]/.test(word)) return share;
  return isInflected(term) ? ENDING_SHARE : UNKNOWN_SHARE * share;
}

/** Weight of a term that occurs in `count` passages. */
export function weightOf(term: Term, count: number): number {
  return Math.log(1 + (2 * COMMON) / (count + 1)) * shareOf(term, count);
}

/** A noun that a text about the question would contain. */
export const isNoun = (term: Term): boolean => {
  const [word = ''] = term.any;
  return word.length > 1 && !word.endsWith('다') && !isGeneric(word) && !isInflected(term);
};

/** An inflected form that the analysis took for a name. */
const isInflected = ({ any: [word = ''] }: Term): boolean => word.length > 2 && INFLECTED.test(word);
/** Only whole endings, because 청소기, 계산서 and 홈페이지 are nouns. */
const INFLECTED =
  /(?:[요죠까줘냐래네음함됨임데든던]|[아어해놔와워돼봐내려여]서|[하되있없않싶놓]고|[하되으려라]면|[하되이]지|[아어해돼여]야|[하되]기|니까|지만|려고|다가|[가-힣]{2}[은는을])$/;
