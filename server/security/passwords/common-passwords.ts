import { convertHangulToQwerty, romanize } from 'es-hangul';

/** Common words in Korean passwords, typed on an English keyboard or romanised. */
const KOREAN_WORDS = [
  '비밀번호 암호 관리자 운영자 회원 로그인 테스트 컴퓨터 인터넷 자동화 로봇 안녕 안녕하세요 사랑 사랑해 감사 감사합니다',
  '행복 희망 최고 화이팅 대박 대한민국 한국 서울 부산 독도 우리집 회사 학교 가족 친구 엄마 아빠 천사 공주 왕자 바보',
  '바람 하늘 바다 나무 강아지 고양이 호랑이 토끼',
].flatMap((line) => line.split(' '));

/** Words about this portal, and common filler words. */
const OWN_WORDS = ['aion', 'aionu', 'rpa', 'portal', 'studio', 'robot', 'manager', 'admin', 'password', 'qwer', 'asdf'];

/** Two letters may occur in a password by chance. */
const MIN_WORD_CHARS = 3;

/** All ways to type a word, in lower case. Korean letters cannot occur in a password, so Korean words are converted. */
export function typedForms(text: string): string[] {
  const parts = text.split(/[\s@._-]+/);
  return [...new Set([text, parts.join(''), ...parts])]
    .flatMap((word) => (/[가-힣]/.test(word) ? [convertHangulToQwerty(word), romanize(word)] : [word]))
    .map((word) => word.toLowerCase().replace(/[^!-~]/g, ''))
    .filter((word) => word.length >= MIN_WORD_CHARS);
}

/** Documented list of words that passwords must not be based on (docs/security.md). */
export const listedWords: readonly string[] = [...OWN_WORDS, ...KOREAN_WORDS].flatMap(typedForms);
