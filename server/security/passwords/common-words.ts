import { convertHangulToQwerty, romanize } from 'es-hangul';

/** Words that Korean passwords are built from: typed on the English keyboard, or spelled in Roman letters. */
const KOREAN_WORDS = [
  '비밀번호 암호 관리자 운영자 회원 로그인 테스트 컴퓨터 인터넷 자동화 로봇 안녕 안녕하세요 사랑 사랑해 감사 감사합니다',
  '행복 희망 최고 화이팅 대박 대한민국 한국 서울 부산 독도 우리집 회사 학교 가족 친구 엄마 아빠 천사 공주 왕자 바보',
  '바람 하늘 바다 나무 강아지 고양이 호랑이 토끼',
].flatMap((line) => line.split(' '));

/** What this portal is about, and what people type when they must type something. */
const OWN_WORDS = ['aion', 'aionu', 'rpa', 'portal', 'studio', 'robot', 'manager', 'admin', 'password', 'qwer', 'asdf'];

/** Two letters stand in a password by chance. */
const MIN_WORD_CHARS = 3;

/** A word and the ways to type it, in lower case: a Korean one has none of its letters in a password. */
export function typedForms(text: string): string[] {
  const parts = text.split(/[\s@._-]+/);
  return [...new Set([text, parts.join(''), ...parts])]
    .flatMap((word) => (/[가-힣]/.test(word) ? [convertHangulToQwerty(word), romanize(word)] : [word]))
    .map((word) => word.toLowerCase().replace(/[^!-~]/g, ''))
    .filter((word) => word.length >= MIN_WORD_CHARS);
}

/** The documented list of words that no password here may rest on (docs/security.md). */
export const listedWords: readonly string[] = [...OWN_WORDS, ...KOREAN_WORDS].flatMap(typedForms);
