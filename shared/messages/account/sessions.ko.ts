/** Texts of the places where a member is logged in. */
export const sessionsText = {
  title: '로그인한 기기',
  hint: '지금 로그인되어 있는 곳입니다. 모르는 기기가 있으면 로그아웃한 뒤 비밀번호를 변경해주세요.',
  none: '로그인한 기기가 없습니다.',
  unknown: '알 수 없는 기기',
  current: '현재 기기',
  startedAt: (at: string) => `로그인 ${at}`,
  lastUsedAt: (at: string) => `마지막 사용 ${at}`,
  end: '로그아웃',
  endOf: (device: string, at: string) => `${device}, ${at} 로그인 로그아웃`,
  endConfirm: '이 기기에서 로그아웃하시겠습니까?<br>그 기기에서는 다시 로그인해야 합니다.',
  endOthers: '다른 기기 모두 로그아웃',
  endOthersConfirm: '현재 기기를 제외한 모든 기기에서 로그아웃하시겠습니까?',
  ended: (count: number) => `기기 ${count.toLocaleString('ko-KR')}대에서 로그아웃했습니다.`,
  endedAlready: '이미 로그아웃된 기기입니다.',
} as const;
