import { z } from 'zod';
import { defineCalls } from '../call.ts';

/** The password, encrypted as in `user.contract.ts`. */
const confirmed = { keyId: z.string(), password: z.string().max(4_096) };
/** Six-digit code of the app, or a recovery code. */
const code = z.string().max(40);

const recoveryCodes = z.array(z.string());

export const secondFactorContract = defineCalls({
  state: {
    method: 'POST',
    path: '/api/v1/user/second-factor',
    summary: '내 2단계 인증: 언제부터 쓰는지, 남은 복구 코드, 꼭 써야 하는지',
    input: z.object({}),
    output: z.object({ since: z.string().nullable(), recoveryCodesLeft: z.number(), isRequired: z.boolean() }),
    errors: ['CM02'],
  },
  begin: {
    method: 'POST',
    path: '/api/v1/user/second-factor-begin',
    summary: '2단계 인증 등록 시작: 비밀번호를 다시 확인하고 앱에 넣을 키와 QR 코드를 준다',
    input: z.object(confirmed),
    output: z.object({
      secret: z.string(),
      uri: z.string(),
      /** SVG path of a QR code, in a box of `size` by `size`. */
      picture: z.object({ size: z.number(), path: z.string() }),
    }),
    errors: ['CM02', 'US03', 'US04', 'LO04', 'SF01'],
  },
  confirm: {
    method: 'POST',
    path: '/api/v1/user/second-factor-confirm',
    summary: '2단계 인증 등록 마침: 앱의 코드를 확인하고 복구 코드를 한 번만 준다. 다른 로그인은 모두 끝난다',
    input: z.object({ code }),
    output: z.object({ recoveryCodes, mustLogInAgain: z.boolean() }),
    errors: ['CM02', 'SF01', 'SF02'],
  },
  renewCodes: {
    method: 'POST',
    path: '/api/v1/user/second-factor-codes',
    summary: '복구 코드를 새로 만든다: 비밀번호와 코드를 확인하며, 이전 복구 코드는 쓸 수 없다',
    input: z.object({ ...confirmed, code }),
    output: z.object({ recoveryCodes }),
    errors: ['CM02', 'US03', 'US04', 'LO04', 'LO06', 'SF03'],
  },
  off: {
    method: 'POST',
    path: '/api/v1/user/second-factor-off',
    summary: '2단계 인증을 끈다: 비밀번호와 코드를 확인한다',
    input: z.object({ ...confirmed, code }),
    output: z.null(),
    errors: ['CM02', 'US03', 'US04', 'LO04', 'LO06', 'SF03'],
  },
});
