import { z } from 'zod';
import { defineCalls } from '../call.ts';

export const botCheckContract = defineCalls({
  challenge: {
    method: 'GET',
    path: '/api/bot-challenge',
    summary: '자동 입력 방지 문제: 풀이를 verify-recaptcha에 recaptchaToken으로 보낸다',
    output: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('none') }),
      z.object({ kind: z.literal('recaptcha'), siteKey: z.string() }),
      /** ALTCHA challenge, as serialised by the library. */
      z.object({ kind: z.literal('pow'), challenge: z.record(z.string(), z.unknown()) }),
    ]),
  },
  verify: {
    method: 'POST',
    path: '/api/verify-recaptcha',
    summary: '자동 입력 방지 확인: 2분 동안 한 번 쓸 수 있는 통과 쿠키를 준다',
    input: z.object({ recaptchaToken: z.string().max(8_192) }),
    output: z.object({
      success: z.boolean(),
      responseCode: z.string(),
      message: z.string(),
      data: z.object({ success: z.boolean() }),
    }),
    bare: true,
  },
});
