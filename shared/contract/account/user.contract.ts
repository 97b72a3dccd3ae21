import { z } from 'zod';
import { LIMITS } from '#shared/limits.ts';
import { defineCalls } from '../call.ts';
import { linkToken } from '../rule.ts';

/**
 * Encrypted values: base64 of RSA-OAEP-SHA256 with the public key `keyId`; blocks joined by `.` (product decisions,
 * Calls). The plain text is validated after decryption, by `shared/validation.ts`.
 */
const encrypted = z.string().max(4_096);

/** Key of the encrypted values. Not in the specification's payloads: the current one if missing. */
const keyId = z.string().optional();

const consent = z.object({ version: z.string().max(20), agreed: z.boolean() });

/** Consents with the versions that were shown. */
const consents = z.object({
  termsOfUse: consent,
  privacy: consent,
  age: consent,
  marketing: consent,
});

const flag = z.boolean().default(false);

/** Agreement flags of specification point 3, for callers that do not say the versions: those in force. */
const agreementFlags = { agreeTermUse: flag, agreePrivacy: flag, agreeAge: flag, agreeMarketing: flag };

/** Longer than an ID may be, so that the rule's own message says what is wrong with one (`checkUserId`). */
const userId = z.string().max(100);

/** Staff roles are withheld until a second factor (`mustEnrol`) or a strong password (`mustChangePassword`) is set. */
const entered = z.object({
  token: z.string(),
  mustEnrol: z.boolean().optional(),
  mustChangePassword: z.boolean().optional(),
});

/** From when the account can ask for a verification mail again; null: now. */
const resendableFrom = z.string().nullable();

export const userContract = defineCalls({
  publicKey: {
    method: 'GET',
    path: '/api/v1/user/public-key',
    summary: '비밀번호 전송에 쓰는 공개키',
    output: z.object({ keyId: z.string(), publicKey: z.string() }),
  },
  confirmId: {
    method: 'POST',
    path: '/api/v1/user/confirm-id',
    summary: '아이디 중복 확인: 사용할 수 있으면 true',
    input: z.object({ userId }),
    output: z.boolean(),
  },
  passwordStrength: {
    method: 'POST',
    path: '/api/v1/user/password-strength',
    summary: '새 비밀번호가 추측하기 쉬운지, 이 사람에게는 그래서 거절되는지',
    input: z.object({
      keyId: z.string(),
      userKey: encrypted,
      /** Data of the owner as far as entered; for a logged-in member the server knows it. */
      userId: userId.default(''),
      userName: encrypted.optional(),
      email: encrypted.optional(),
    }),
    output: z.object({ isWeak: z.boolean(), isRefused: z.boolean() }),
    errors: ['US03'],
  },
  signup: {
    method: 'POST',
    path: '/api/v1/user/signup',
    summary: '회원가입',
    input: z.object({
      keyId,
      userId,
      userName: encrypted,
      userKey: encrypted,
      email: encrypted,
      affiliation: encrypted.optional(),
      consents: consents.optional(),
      ...agreementFlags,
    }),
    output: z.object({ userId: z.string(), isMailFiled: z.boolean() }),
    errors: ['US01', 'US03', 'US06', 'CO02', 'LO03'],
  },
  login: {
    method: 'POST',
    path: '/api/v1/user/login',
    summary: '로그인. 2단계 인증을 쓰는 회원은 토큰 대신 login-code에 보낼 pendingLogin을 받는다',
    input: z.object({ keyId, userId: z.string().max(100), password: encrypted }),
    output: z.union([entered, z.object({ pendingLogin: z.string() })]),
    errors: ['LO01', 'LO02', 'LO03', 'LO04', 'US03'],
  },
  loginCode: {
    method: 'POST',
    path: '/api/v1/user/login-code',
    summary: '2단계 인증: 인증 앱의 코드나 복구 코드로 로그인을 마친다',
    input: z.object({ pendingLogin: z.string().max(100), code: z.string().max(40) }),
    output: entered,
    errors: ['LO04', 'LO06', 'LO07'],
  },
  logout: {
    method: 'POST',
    path: '/api/v1/user/logout',
    summary: '로그아웃: 토큰을 무효로 만든다',
    output: z.null(),
  },
  findIdPw: {
    method: 'POST',
    path: '/api/v1/user/findIdPw',
    summary: '아이디 찾기(이름과 이메일) 또는 비밀번호 찾기(아이디와 이메일)',
    input: z.object({
      userId: z.string().max(100).default(''),
      userName: z.string().max(LIMITS.userNameMaxChars).default(''),
      email: z.string().max(LIMITS.emailMaxChars),
    }),
    output: z.null(),
    errors: ['US05', 'LO03'],
  },
  resetCheck: {
    method: 'POST',
    path: '/api/v1/user/reset-check',
    summary: '비밀번호 재설정 링크 확인',
    input: z.object({ token: linkToken }),
    output: z.object({ valid: z.boolean(), userId: z.string() }),
  },
  resetUserKey: {
    method: 'POST',
    path: '/api/v1/user/reset-user-key',
    summary: '비밀번호 재설정',
    input: z.object({ token: linkToken, keyId: z.string(), userKey: encrypted }),
    output: z.null(),
    errors: ['US02', 'US03'],
  },
  userDetail: {
    method: 'POST',
    path: '/api/v1/user/get-user-detail',
    summary: '회원정보: 비밀번호를 다시 확인한 뒤 보여준다',
    input: z.object({ keyId: z.string(), password: encrypted }),
    output: z.object({
      userId: z.string(),
      userName: z.string(),
      email: z.string(),
      /** True after the owner has opened a verification link sent to this address. */
      isEmailConfirmed: z.boolean(),
      pendingEmail: z.string().nullable(),
      resendableFrom,
      affiliation: z.string(),
      createdAt: z.string(),
      marketing: z.object({ email: z.boolean(), sms: z.boolean(), changedAt: z.string().nullable() }),
    }),
    errors: ['CM02', 'US03', 'US04', 'LO04'],
  },
  updateUserDetail: {
    method: 'POST',
    path: '/api/v1/user/update-user-detail',
    summary: '회원정보 수정',
    input: z.object({
      keyId: z.string(),
      password: encrypted,
      userName: encrypted,
      email: encrypted,
      affiliation: encrypted.optional(),
      newUserKey: encrypted.optional(),
      marketing: z.object({ email: z.boolean(), sms: z.boolean() }),
    }),
    /** `isMailFiled`: there is no mail server, so no mail goes out. */
    output: z.object({
      emailPending: z.boolean(),
      isMailFiled: z.boolean(),
      loggedOut: z.boolean(),
      userName: z.string(),
    }),
    errors: ['CM02', 'US03', 'US04', 'LO04'],
  },
  verifyCheck: {
    method: 'POST',
    path: '/api/v1/user/verify-check',
    summary: '메일의 링크가 유효한지와, 확인할 수 있는 아이디: 그 주소로 가입하고 아직 확인하지 않은 것',
    input: z.object({ token: linkToken }),
    output: z.object({
      isValid: z.boolean(),
      accounts: z.array(z.object({ id: z.string(), userId: z.string(), createdAt: z.string() })),
    }),
  },
  verifyEmail: {
    method: 'POST',
    path: '/api/v1/user/verify-email',
    summary: '메일의 링크로 이메일 주소 확인: 변경한 주소, 가입한 주소, 문의에 적은 주소',
    /** `accountId`: one of `verify-check`; without it the account that the mail was sent for. */
    input: z.object({ token: linkToken, accountId: z.string().max(64).default('') }),
    output: z.object({ email: z.string(), kind: z.enum(['changed', 'confirmed', 'inquiry']) }),
    errors: ['US02'],
  },
  resendConfirmation: {
    method: 'POST',
    path: '/api/v1/user/resend-confirmation',
    summary: '이메일 주소 확인 메일 다시 보내기',
    output: z.object({ resendableFrom }),
    errors: ['CM02', 'US08'],
  },
  withdraw: {
    method: 'POST',
    path: '/api/v1/user/withdraw',
    summary: '회원탈퇴',
    input: z.object({ keyId: z.string(), password: encrypted }),
    output: z.null(),
    errors: ['CM02', 'US03', 'US04', 'US07', 'LO04'],
  },
});
