import { expect, it } from 'vitest';
import { withRequest } from './inquiry-draft.ts';
import { valuesFor } from './inquiry-values.ts';

const draftOf = (message: string, request: string) => ({
  values: { ...valuesFor('CONTACT', null, null), message, industry: '제조' },
  request,
});
const asked = { message: '계산 나', inquiryType: '견적', industry: '금융' } as const;

it.each([
  ['', '', '계산 나'],
  ['직접 적은 글', '', '계산 나\n\n직접 적은 글'],
  ['계산 가', '계산 가', '계산 나'],
  ['계산 가\n직접 적은 글', '계산 가', '계산 나\n\n직접 적은 글'],
  ['고친 계산', '계산 가', '계산 나\n\n고친 계산'],
  ['계산 나\n직접 적은 글', '계산 나', '계산 나\n직접 적은 글'],
])('the message %j, which began with %j, becomes %j', (message, request, expected) => {
  expect(withRequest(draftOf(message, request), asked).message).toBe(expected);
});

it('keeps what was chosen, and chooses what was not', () => {
  expect(withRequest(draftOf('', ''), asked)).toMatchObject({ inquiryType: '견적', industry: '제조' });
});

it('leaves a draft as it is where nothing is asked for', () => {
  expect(withRequest(draftOf('직접 적은 글', '계산 가'), null).message).toBe('직접 적은 글');
});
