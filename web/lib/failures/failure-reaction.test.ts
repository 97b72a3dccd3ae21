import { expect, it } from 'vitest';
import type { ErrorCode } from '#shared/error-codes.ts';
import { ERROR_TEXT } from '#shared/messages.ko.ts';
import { ApiError } from '../api/api-error.ts';
import { failureOf, reactionTo } from './failure-reaction.ts';

it.each([
  [500, 'CM06', '알림', '오류가 발생했습니다. 나중에 다시 시도해주세요.', '/'],
  [403, 'CM02', '알림', '로그인 이후 이용해주세요.', '/login'],
  [403, 'LO05', '로그인만료', '오랫동안 사용하지 않아 로그인이 만료됐습니다. 재로그인 해주세요.', '/login'],
  [
    403,
    'LO08',
    '알림',
    '직원 계정은 2단계 인증을 등록해야 관리 기능을 사용할 수 있습니다. 회원정보 수정에서 등록해주세요.',
    '/userEdit',
  ],
  [
    403,
    'LO09',
    '알림',
    '관리 기능을 쓰려면 새 비밀번호가 필요합니다. 처음 받은 비밀번호와 추측하기 쉬운 비밀번호는 회원정보 수정에서 변경해주세요.',
    '/userEdit',
  ],
  [403, 'CM03', '알림', '접근 권한이 없습니다.', '/'],
  [404, 'CM04', '알림', '존재하지 않는 페이지입니다.', '/'],
])('answers %i %s with its alert and its way on', (status, code, title, messageHtml, route) => {
  expect(reactionTo({ status, code, message: ERROR_TEXT[code as ErrorCode] })).toEqual({ title, messageHtml, route });
});

it.each([
  [400, 'CM01'],
  [401, 'LO01'],
  [409, 'CM08'],
  [423, 'LO04'],
  [429, 'CM05'],
  [503, 'CM09'],
  [0, 'NETWORK'],
])('leaves %i %s to the caller', (status, code) => {
  expect(reactionTo({ status, code, message: '' })).toBeNull();
});

it('tells nothing of a fault that is ours', () => {
  expect(failureOf(new TypeError('x is not a function'))).toMatchObject({ status: 500, code: 'CM06' });
  const failure = new ApiError(404, 'CM04', '존재하지 않는 페이지입니다.');
  expect(failureOf(failure)).toBe(failure);
});

it('says that the network failed when the script of a screen did not arrive', () => {
  const words = [
    'Failed to fetch dynamically imported module: http://localhost/assets/a.js',
    'error loading dynamically imported module: http://localhost/assets/a.js',
    'Importing a module script failed.',
  ];
  for (const message of words)
    expect(failureOf(new TypeError(message))).toEqual({
      status: 0,
      code: 'NETWORK',
      message: '네트워크 연결을 확인해주세요.',
    });
});
