export const outbox = {
  title: '보낸 편지함',
  description: '포털이 회원에게 보낸 메일을 확인합니다. 링크의 인증 값은 가려서 보여줍니다.',
  empty: '보낸 메일이 없습니다.',
  status: { waiting: '대기', sent: '발송', failed: '실패' },
  lastError: (error: string, attempts: number) => `${attempts}번째 시도에서 보내지 못했습니다: ${error}`,
} as const;
