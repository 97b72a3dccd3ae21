import { expect, it } from 'vitest';
import { suggestionWords } from './suggestion-words.ts';

it('keeps the nouns of a message, the latest first, without their endings', () => {
  expect(suggestionWords('안녕하세요. 로봇에서 엑셀을 여는 업무를 자동화하고 싶습니다.')).toContain('엑셀 로봇');
});

it('asks for nothing when nothing telling was said', () => {
  expect(suggestionWords('문의 드립니')).toBe('드립니');
  expect(suggestionWords('안녕하세요 문의합니다')).toBe('');
});

it('asks for no more than a title may have', () => {
  expect(suggestionWords(Array.from({ length: 50 }, (_, i) => `단어${i}${'가'.repeat(30)}`).join(' '))).toHaveLength(
    100,
  );
});
