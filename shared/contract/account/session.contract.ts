import { z } from 'zod';
import { defineCalls } from '../call.ts';

/** The current password, encrypted. Required so that a person at an unlocked computer cannot end sessions. */
const confirmed = { keyId: z.string(), password: z.string().max(4_096) };

/** The caller's sessions. */
export const sessionContract = defineCalls({
  list: {
    method: 'POST',
    path: '/api/v1/user/my-sessions',
    summary: '로그인한 기기: 지금 이 기기, 그다음은 마지막에 사용한 순서',
    input: z.object({}),
    output: z.object({
      list: z.array(
        z.object({
          sessionId: z.string(),
          device: z.string(),
          startedAt: z.string(),
          lastUsedAt: z.string(),
          isCurrent: z.boolean(),
        }),
      ),
      totalCount: z.number(),
    }),
    errors: ['CM02'],
  },
  end: {
    method: 'POST',
    path: '/api/v1/user/end-session',
    summary: '로그인한 기기 하나를 로그아웃',
    input: z.object({ ...confirmed, sessionId: z.string().max(100) }),
    output: z.object({ ended: z.number() }),
    errors: ['CM02', 'US03', 'US04', 'LO04'],
  },
  endOthers: {
    method: 'POST',
    path: '/api/v1/user/end-other-sessions',
    summary: '이 기기 말고 모두 로그아웃',
    input: z.object(confirmed),
    output: z.object({ ended: z.number() }),
    errors: ['CM02', 'US03', 'US04', 'LO04'],
  },
});
