import { expect, it } from 'vitest';
import { checkInquiry } from '#shared/inquiries/inquiry.rules.ts';
import { valuesFor } from './inquiry-values.ts';
import { problemText } from './problem-text.ts';

it('names the field of an error that does not', () => {
  const { products: _, ...values } = valuesFor('FREE', null, null);
  const wrong = { ...values, phone: '전화', userCount: '많이', startDate: '2020-01-01' };
  const problems = Object.entries(checkInquiry('FREE', wrong, [], '2026-11-20')).flatMap(([name, message]) =>
    message ? [problemText('FREE', name, message)] : [],
  );
  expect(problems).toEqual([
    '사용 인원: 1에서 100,000 사이의 숫자를 입력해주세요.',
    '희망 시작일: 오늘 이후의 날짜를 선택해주세요.',
    '이름을 입력해주세요.',
    '회사명을 입력해주세요.',
    '이메일을 입력해주세요.',
    '올바른 연락처를 입력해주세요.',
    '체험 제품을 선택해주세요.',
  ]);
});

it('names the consent', () => {
  expect(problemText('FREE', 'privacy', '필수 항목에 동의해주세요.')).toBe(
    '개인정보 수집·이용 동의: 필수 항목에 동의해주세요.',
  );
});
