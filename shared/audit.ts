/** What the audit log writes down, by name. An action more is a line more. */
export const AUDIT_ACTIONS = {
  'login.staff': '직원 로그인',
  'login.lock': '계정 잠금',
  'user.unlock': '계정 잠금 해제',
  'user.roles': '역할 변경',
  'user.deactivate': '계정 이용 중지',
  'user.activate': '계정 이용 재개',
  'user.endSessions': '로그인 종료',
  'document.delete': '글 삭제',
  'document.restore': '글 복원',
  'document.erase': '글 완전 삭제',
  'document.hide': '글 숨김',
  'document.show': '글 다시 표시',
  'driver.add': '드라이버 등록',
  'driver.delete': '드라이버 삭제',
  'board.export': '게시판 내보내기',
  'board.import': '게시판 가져오기',
  'contract.export': '문의 목록 내려받기',
  'audit.export': '감사 로그 내려받기',
  'backup.download': '데이터베이스 내려받기',
  'settings.change': '설정 변경',
  'apiKey.create': 'API 키 발급',
  'apiKey.revoke': 'API 키 폐기',
} as const;

export type AuditAction = keyof typeof AUDIT_ACTIONS;
