import { describe, expect, it } from 'vitest';
import { missingItems } from './missing-items.ts';
import { NO_AGREEMENTS, setAll } from './signup-agreements.ts';

const EMPTY = { userId: '', userKey: '', retype: '', userName: '', email: '', affiliation: '' };
const FULL = {
  userId: 'hong1234',
  userKey: 'Kx7!mv2#Tq',
  retype: 'Kx7!mv2#Tq',
  userName: '홍길동',
  email: 'hong@example.com',
  affiliation: '',
};
const agreed = setAll(NO_AGREEMENTS, true);
const labels = (...input: Parameters<typeof missingItems>) => missingItems(...input).map(({ label }) => label);

describe('what the sign-up still needs', () => {
  it('is everything that is required, in the order of the form', () => {
    expect(missingItems(EMPTY, NO_AGREEMENTS, false)).toEqual([
      { name: 'userId', label: '아이디' },
      { name: 'userKey', label: '비밀번호' },
      { name: 'retype', label: '비밀번호 확인' },
      { name: 'userName', label: '이름' },
      { name: 'email', label: '이메일' },
      { name: 'agreeAll', label: '필수 약관 동의' },
    ]);
  });

  it('is nothing at the end; what is optional never counts', () => {
    expect(missingItems(FULL, agreed, true)).toEqual([]);
  });

  it('names the check of an ID that is well-formed', () => {
    expect(missingItems(FULL, agreed, false)).toEqual([{ name: 'checkId', label: '아이디 확인' }]);
  });

  it('counts what is wrong as missing', () => {
    expect(labels({ ...FULL, retype: 'Kx7!mv2#T' }, agreed, true)).toEqual(['비밀번호 확인']);
    expect(labels({ ...FULL, userKey: 'short', retype: 'short' }, agreed, true)).toEqual(['비밀번호']);
    expect(labels({ ...FULL, email: 'hong@' }, agreed, true)).toEqual(['이메일']);
  });

  it('names each consent once some are given', () => {
    expect(missingItems(FULL, { ...agreed, age: false }, true)).toEqual([
      { name: 'agreeAge', label: '만 14세 이상입니다' },
    ]);
  });
});
