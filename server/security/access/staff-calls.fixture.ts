import type { PostPath } from '#shared/contract/calls.ts';
import { NO_COMPANY } from '#server/site/company.ts';

/** Permitted roles, as in the product decisions; all others are refused. */
export const SALES_AND_STAFF = ['ROLE_SALES', 'ROLE_MANAGER', 'ROLE_ADMIN'] as const;
export const STAFF = ['ROLE_MANAGER', 'ROLE_ADMIN'] as const;
export const ADMINISTRATORS = ['ROLE_ADMIN'] as const;

interface StaffCall {
  roles: typeof SALES_AND_STAFF | typeof STAFF | typeof ADMINISTRATORS;
  /** Valid input with ids that do not exist, so that the call changes nothing. */
  input: object;
}

const NOWHERE = '00000000-0000-4000-8000-000000000000';

/** All calls that refuse by role, with the permitted roles. Written by hand, not derived from the code under test. */
export const STAFF_CALLS: Partial<Record<PostPath, StaffCall>> = {
  '/api/v1/free/due-setting': { roles: SALES_AND_STAFF, input: {} },
  '/api/v1/free/templates': { roles: SALES_AND_STAFF, input: {} },
  '/api/v1/free/template-save': { roles: SALES_AND_STAFF, input: { name: '', body: '', updatedAt: null } },
  '/api/v1/free/template-delete': { roles: SALES_AND_STAFF, input: { templateId: NOWHERE } },
  '/api/v1/admin/waiting': { roles: SALES_AND_STAFF, input: {} },
  '/api/v1/admin/dashboard': { roles: SALES_AND_STAFF, input: {} },
  '/api/v1/admin/outbox': { roles: ADMINISTRATORS, input: {} },
  '/api/v1/admin/outbox/detail': { roles: ADMINISTRATORS, input: { mailId: NOWHERE } },

  '/api/v1/admin/company': { roles: ADMINISTRATORS, input: {} },
  '/api/v1/admin/company/save': { roles: ADMINISTRATORS, input: { company: NO_COMPANY, updatedAt: null } },
  '/api/v1/admin/brand': { roles: ADMINISTRATORS, input: {} },
  '/api/v1/admin/brand/save': {
    roles: ADMINISTRATORS,
    input: { productName: '', hasName: false, updatedAt: null },
  },
  '/api/v1/admin/terms': { roles: ADMINISTRATORS, input: { kind: 'marketing' } },
  '/api/v1/admin/term-preview': { roles: ADMINISTRATORS, input: { kind: 'marketing', from: '1.0', markdown: '' } },
  '/api/v1/admin/term-convert': { roles: ADMINISTRATORS, input: { markdown: '' } },
  '/api/v1/admin/term-save': {
    roles: ADMINISTRATORS,
    input: { kind: 'age', version: '', effectiveDate: '', isMajor: false, summary: '', markdown: '' },
  },
  '/api/v1/admin/term-cancel': { roles: ADMINISTRATORS, input: { termId: NOWHERE, revision: '' } },
  '/api/v1/admin/term-notice-count': { roles: ADMINISTRATORS, input: {} },
  '/api/v1/admin/popups': { roles: STAFF, input: {} },
  '/api/v1/admin/popup-end': { roles: STAFF, input: { documentId: NOWHERE } },
  '/api/v1/admin/popup-order': { roles: STAFF, input: { documentIds: [NOWHERE] } },
  '/api/v1/admin/mails': { roles: ADMINISTRATORS, input: {} },
  '/api/v1/admin/mail-preview': { roles: ADMINISTRATORS, input: { name: 'find-id', subject: '', body: '' } },
  '/api/v1/admin/mail-save': {
    roles: ADMINISTRATORS,
    input: { name: 'find-id', subject: '', body: '', updatedAt: null },
  },
  '/api/v1/admin/mail-restore': { roles: ADMINISTRATORS, input: { name: 'find-id', updatedAt: null } },
  '/api/v1/admin/mail-test': { roles: ADMINISTRATORS, input: { name: 'find-id', subject: '', body: '' } },
  '/api/v1/admin/mail-campaigns': { roles: ADMINISTRATORS, input: {} },
  '/api/v1/admin/mail-campaign-count': { roles: ADMINISTRATORS, input: {} },
  '/api/v1/admin/mail-campaign-stop': { roles: ADMINISTRATORS, input: { queuedAt: '2026-11-20T05:06:00.000Z' } },
  '/api/v1/admin/mail-campaign': { roles: ADMINISTRATORS, input: { updatedAt: null } },
  '/api/v1/questions/queue': { roles: STAFF, input: {} },
  '/api/v1/questions/answered': { roles: STAFF, input: {} },
  '/api/v1/questions/assign': { roles: STAFF, input: { documentId: NOWHERE, userId: null } },
  '/api/v1/questions/sources': { roles: STAFF, input: { documentId: NOWHERE } },
  '/api/v1/questions/templates': { roles: STAFF, input: {} },
  '/api/v1/questions/template-save': { roles: STAFF, input: { name: '', body: '', updatedAt: null } },
  '/api/v1/questions/template-delete': { roles: STAFF, input: { templateId: NOWHERE } },
  '/api/v1/questions/notice-setting': { roles: STAFF, input: {} },
  '/api/v1/admin/mail-check': { roles: ADMINISTRATORS, input: {} },
  '/api/v1/admin/mail-resend-failed': { roles: ADMINISTRATORS, input: {} },
  '/api/v1/admin/mail-resend': { roles: ADMINISTRATORS, input: { mailId: NOWHERE } },
  '/api/v1/admin/term-notice': { roles: ADMINISTRATORS, input: { termId: NOWHERE, revision: '' } },

  '/api/v1/admin/users': { roles: ADMINISTRATORS, input: {} },
  '/api/v1/admin/users/detail': { roles: ADMINISTRATORS, input: { userId: NOWHERE } },
  '/api/v1/admin/users/roles': { roles: ADMINISTRATORS, input: { userId: NOWHERE, roles: ['ROLE_ADMIN'], before: [] } },
  '/api/v1/admin/users/state': { roles: ADMINISTRATORS, input: { userId: NOWHERE, isActive: false } },
  '/api/v1/admin/users/unlock': { roles: ADMINISTRATORS, input: { userId: NOWHERE } },
  '/api/v1/admin/users/end-sessions': { roles: ADMINISTRATORS, input: { userId: NOWHERE } },

  '/api/v1/admin/users/reset-factor': { roles: ADMINISTRATORS, input: { userId: NOWHERE } },

  '/api/v1/admin/health': { roles: ADMINISTRATORS, input: {} },
  '/api/v1/admin/files': { roles: ADMINISTRATORS, input: { place: 'library' } },
  '/api/v1/admin/backup': { roles: ADMINISTRATORS, input: { keyId: 'x', password: 'x' } },

  '/api/v1/admin/contents': { roles: STAFF, input: {} },
  '/api/v1/admin/contents/change': { roles: STAFF, input: { documentIds: [NOWHERE], action: 'hide' } },

  '/api/v1/admin/audit': { roles: ADMINISTRATORS, input: {} },
  '/api/v1/admin/audit/verify': { roles: ADMINISTRATORS, input: {} },
  '/api/v1/admin/audit/export': { roles: ADMINISTRATORS, input: {} },

  '/api/v1/admin/erasures': { roles: ADMINISTRATORS, input: {} },
  '/api/v1/admin/consents': { roles: ADMINISTRATORS, input: {} },
  '/api/v1/admin/accesses': { roles: ADMINISTRATORS, input: {} },
  '/api/v1/admin/consents/export': { roles: ADMINISTRATORS, input: { reason: '' } },

  '/api/v1/chat/keys/list': { roles: ADMINISTRATORS, input: {} },
  '/api/v1/chat/keys/create': { roles: ADMINISTRATORS, input: { name: '고객 포털' } },
  '/api/v1/chat/keys/revoke': { roles: ADMINISTRATORS, input: { keyId: NOWHERE } },

  '/api/v1/admin/assistant/overview': { roles: ADMINISTRATORS, input: {} },
  '/api/v1/admin/assistant/switch': { roles: ADMINISTRATORS, input: { isOn: true } },
  '/api/v1/admin/assistant/test': { roles: ADMINISTRATORS, input: {} },
  '/api/v1/admin/assistant/conversations': { roles: ADMINISTRATORS, input: {} },
  '/api/v1/admin/assistant/conversation': { roles: ADMINISTRATORS, input: { conversationId: NOWHERE } },
  '/api/v1/admin/assistant/conversation-delete': { roles: ADMINISTRATORS, input: { conversationId: NOWHERE } },
  '/api/v1/admin/assistant/pins': { roles: ADMINISTRATORS, input: {} },
  '/api/v1/admin/assistant/pin-convert': { roles: ADMINISTRATORS, input: { markdown: '' } },
  '/api/v1/admin/assistant/pin-save': {
    roles: ADMINISTRATORS,
    input: { pinId: NOWHERE, questions: '', answer: '', link: '', updatedAt: null },
  },
  '/api/v1/admin/assistant/pin-delete': { roles: ADMINISTRATORS, input: { pinId: NOWHERE } },
  '/api/v1/admin/assistant/gaps': { roles: ADMINISTRATORS, input: {} },
  '/api/v1/admin/assistant/gap-dismiss': { roles: ADMINISTRATORS, input: { gapId: NOWHERE, isDismissed: true } },
  '/api/v1/admin/assistant/gap-drafted': { roles: ADMINISTRATORS, input: { gapId: NOWHERE, documentId: NOWHERE } },
  '/api/v1/admin/assistant/gap-draft': { roles: ADMINISTRATORS, input: { gapId: NOWHERE } },

  '/api/v1/free/list': { roles: SALES_AND_STAFF, input: {} },
  '/api/v1/free/board': { roles: SALES_AND_STAFF, input: {} },
  '/api/v1/free/detail': { roles: SALES_AND_STAFF, input: { contractId: NOWHERE } },
  '/api/v1/free/update': { roles: SALES_AND_STAFF, input: { contractId: NOWHERE, completeYn: 'Y' } },
  '/api/v1/free/bulk-update': { roles: SALES_AND_STAFF, input: { contractIds: [NOWHERE], status: '확인' } },
  '/api/v1/free/export': { roles: SALES_AND_STAFF, input: { reason: '분기 보고서 작성' } },
  '/api/v1/free/answer': { roles: SALES_AND_STAFF, input: { contractId: NOWHERE, message: '답변' } },
  '/api/v1/free/withdraw-link': { roles: SALES_AND_STAFF, input: { contractId: NOWHERE } },
  '/api/v1/free/notice-setting': { roles: SALES_AND_STAFF, input: {} },
  '/api/v1/free/filter-save': { roles: SALES_AND_STAFF, input: { name: '이번 달', query: '?status=x' } },
  '/api/v1/free/filter-delete': { roles: SALES_AND_STAFF, input: { filterId: NOWHERE } },

  '/api/v1/driver/list': { roles: ADMINISTRATORS, input: {} },
  '/api/v1/driver/upload': { roles: ADMINISTRATORS, input: {} },
  '/api/v1/driver/import-preview': {
    roles: ADMINISTRATORS,
    input: { type: 'chrome', source: { kind: 'paste', text: '{}' } },
  },
  '/api/v1/driver/import': {
    roles: ADMINISTRATORS,
    input: { type: 'chrome', version: '142.0.7444.175', platform: 'win64', url: 'https://nowhere.example/a.zip' },
  },
  '/api/v1/driver/delete': { roles: ADMINISTRATORS, input: { fileUuid: NOWHERE } },

  '/api/v1/board/trash': { roles: STAFF, input: {} },
  '/api/v1/board/restore-document': { roles: STAFF, input: { documentId: NOWHERE } },
  '/api/v1/market/queue': { roles: STAFF, input: {} },
  '/api/v1/search/missed': { roles: STAFF, input: {} },
  '/api/v1/search/missed-handle': { roles: STAFF, input: { query: '없는 말', isHandled: true } },
  '/api/v1/manual/ratings': { roles: STAFF, input: {} },
  '/api/v1/manual/comment-counts': { roles: STAFF, input: {} },
  '/api/v1/manual/comment-handle': {
    roles: STAFF,
    input: { path: '/manual/', day: '2026-11-30', commentId: NOWHERE, isHandled: true },
  },
  '/api/v1/board/export': { roles: ADMINISTRATORS, input: { boardType: 'notice', format: 'json' } },
  '/api/v1/board/import': { roles: ADMINISTRATORS, input: {} },
  '/api/v1/board/import-progress': { roles: ADMINISTRATORS, input: {} },
  '/api/v1/board/transfer-boards': { roles: ADMINISTRATORS, input: {} },
};
