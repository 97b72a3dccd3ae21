import { PERSONAL_DOWNLOADS } from './site/privacy.ts';

/** Actions of the audit log, with their names. A new action needs one entry here. */
export const AUDIT_ACTIONS = {
  'login.staff': '직원 로그인',
  'login.lock': '계정 잠금',
  'user.unlock': '계정 잠금 해제',
  'user.password': '새 비밀번호 발급',
  'user.roles': '역할 변경',
  'user.deactivate': '계정 이용 중지',
  'user.activate': '계정 이용 재개',
  'user.endSessions': '로그인 종료',
  'user.endOwnSessions': '본인 로그인 종료',
  'user.factorOn': '2단계 인증 켬',
  'user.factorOff': '2단계 인증 끔',
  'user.factorCodes': '복구 코드 새로 만듦',
  'user.factorReset': '회원의 2단계 인증 해제',
  'document.delete': '글 삭제',
  'document.restore': '글 복구',
  'document.erase': '글 완전 삭제',
  'document.hide': '글 숨김',
  'document.show': '글 다시 표시',
  'driver.add': '드라이버 등록',
  'driver.delete': '드라이버 삭제',
  'board.export': '게시판 내보내기',
  'board.import': '게시판 가져오기',
  'contract.withdrawLink': '동의 철회 링크 보내기',
  'contract.export': '문의 목록 다운로드',
  'contract.dueSetting': '연락 기한 설정 변경',
  'consent.export': '동의 이력 다운로드',
  'audit.export': '감사 로그 다운로드',
  'audit.anchor': '감사 로그 대조 기준 새로 시작',
  'backup.download': '데이터베이스 다운로드',
  'settings.change': '설정 변경',
  'term.write': '약관 버전 예약',
  'term.change': '약관 예약 버전 수정',
  'term.cancel': '약관 예약 취소',
  'term.notice': '약관 변경 안내',
  'mail.change': '메일 템플릿 변경',
  'mail.restore': '메일 템플릿 되돌리기',
  'mail.test': '시험 메일 보내기',
  'mail.open': '메일 열람',
  'mail.resend': '메일 다시 보내기',
  'mail.campaign': '광고 메일 보내기',
  'mail.campaignStop': '광고 메일 보내기 중단',
  'popup.change': '팝업 변경',
  'search.handle': '결과 없는 검색어 처리',
  'manual.handle': '매뉴얼 의견 처리',
  'assistant.switch': 'AI 어시스턴트 켜기/끄기',
  'assistant.pin': '고정 답변 저장',
  'assistant.unpin': '고정 답변 삭제',
  'assistant.open': '상담 대화 열람',
  'assistant.erase': '상담 대화 삭제',
  'assistant.gap': '미답변 질문 처리',
  'assistant.draft': 'FAQ 초안 작성',
  'apiKey.create': 'API 키 발급',
  'apiKey.revoke': 'API 키 폐기',
  'key.renew': '키 교체',
} as const;

export type AuditAction = keyof typeof AUDIT_ACTIONS;

const AREA_OF: Record<string, string> = {
  login: '계정',
  user: '계정',
  document: '글과 게시판',
  board: '글과 게시판',
  popup: '글과 게시판',
  search: '글과 게시판',
  manual: '글과 게시판',
  driver: '글과 게시판',
  contract: '문의와 동의',
  consent: '문의와 동의',
  term: '약관',
  mail: '메일',
  assistant: 'AI 어시스턴트',
};

/** Area of the portal that an action belongs to, by the first word of its key. */
export const auditArea = (action: AuditAction): string => AREA_OF[action.split('.')[0] ?? ''] ?? '시스템';

/** Filters of the log that stand for several actions. */
export const AUDIT_GROUPS = {
  downloads: {
    name: PERSONAL_DOWNLOADS,
    actions: ['contract.export', 'consent.export', 'board.export', 'audit.export', 'backup.download'],
  },
} as const satisfies Record<string, { name: string; actions: readonly AuditAction[] }>;

export type AuditFilter = AuditAction | keyof typeof AUDIT_GROUPS;

export const isGroup = (filter: AuditFilter): filter is keyof typeof AUDIT_GROUPS => filter in AUDIT_GROUPS;

export const actionsOf = (filter: AuditFilter): readonly AuditAction[] =>
  isGroup(filter) ? AUDIT_GROUPS[filter].actions : [filter];

export const auditFilterName = (filter: AuditFilter): string =>
  isGroup(filter) ? AUDIT_GROUPS[filter].name : AUDIT_ACTIONS[filter];

export const AUDIT_FILTERS = [...Object.keys(AUDIT_GROUPS), ...Object.keys(AUDIT_ACTIONS)] as [
  AuditFilter,
  ...AuditFilter[],
];
