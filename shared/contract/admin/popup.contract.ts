import { z } from 'zod';
import { defineCalls } from '../call.ts';

const documentId = z.string().min(1).max(64);

export const popupContract = defineCalls({
  list: {
    method: 'POST',
    path: '/api/v1/admin/popups',
    summary: '팝업 기간이 있는 공지: 운영자와 관리자만',
    output: z.object({
      list: z.array(
        z.object({
          documentId: z.string(),
          title: z.string(),
          popupFrom: z.string(),
          popupUntil: z.string(),
          state: z.enum(['running', 'coming', 'ended']),
          /** Not published yet or hidden: not shown to visitors, whatever its period. */
          isUnseen: z.boolean(),
          /** Now or once it begins, `shownAtMost` others come before it: visitors do not see it. */
          isCrowdedOut: z.boolean(),
        }),
      ),
      /** Maximum number of popups shown to a visitor, one after the other. */
      shownAtMost: z.number(),
    }),
    errors: ['CM02', 'CM03'],
  },
  end: {
    method: 'POST',
    path: '/api/v1/admin/popup-end',
    summary: '팝업을 지금 끝내기: 운영자와 관리자만. 공지는 그대로 남는다',
    input: z.object({ documentId }),
    output: z.null(),
    errors: ['CM02', 'CM03', 'CM08'],
  },
  order: {
    method: 'POST',
    path: '/api/v1/admin/popup-order',
    summary: '진행 중인 팝업의 차례: 운영자와 관리자만',
    input: z.object({
      documentIds: z.array(documentId).min(1).max(50),
      /** The order that the caller saw: another one, which a colleague has made since, is not overwritten. */
      seen: z.array(documentId).max(50).optional(),
    }),
    output: z.null(),
    errors: ['CM02', 'CM03', 'CM08'],
  },
});
