import { z } from 'zod';
import { LIMITS } from '#shared/limits.ts';
import { checkKeyName } from '#shared/chat/key.rules.ts';
import { defineCalls } from '../call.ts';
import { text } from '../rule.ts';

export const chatAdminContract = defineCalls({
  listKeys: {
    method: 'POST',
    path: '/api/v1/chat/keys/list',
    summary: '어시스턴트 API 키 목록: 관리자만',
    output: z.object({
      /** Newest first, including revoked keys. */
      list: z.array(
        z.object({
          keyId: z.string(),
          name: z.string(),
          /** First characters of the key. */
          prefix: z.string(),
          createdAt: z.string(),
          lastUsedAt: z.string().nullable(),
          revokedAt: z.string().nullable(),
        }),
      ),
    }),
    errors: ['CM02', 'CM03'],
  },
  createKey: {
    method: 'POST',
    path: '/api/v1/chat/keys/create',
    summary: '어시스턴트 API 키 발급: 키는 이 응답에서 한 번만 보여줍니다. 관리자만',
    input: z.object({ name: text(checkKeyName) }),
    output: z.object({ keyId: z.string(), key: z.string() }),
    errors: ['CM02', 'CM03'],
  },
  revokeKey: {
    method: 'POST',
    path: '/api/v1/chat/keys/revoke',
    summary: '어시스턴트 API 키 폐기: 바로 쓸 수 없게 됩니다. 관리자만',
    input: z.object({ keyId: z.string().max(LIMITS.chatKeyNameMaxChars) }),
    output: z.null(),
    errors: ['CM02', 'CM03', 'CM04'],
  },
});
