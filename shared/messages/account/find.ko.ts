export const find = {
  title: '아이디·비밀번호 찾기',
  description: '가입할 때 등록한 이메일로 계정 정보를 보내드립니다.',
  idTab: '아이디 찾기',
  passwordTab: '비밀번호 찾기',
  userId: '아이디',
  userName: '이름',
  email: '이메일',
  lead: {
    id: '가입할 때 등록한 이메일로 아이디를 보내드립니다.',
    password: '가입할 때 등록한 이메일로 비밀번호 재설정 링크를 보내드립니다.',
  },
  submit: '메일 받기',
  sending: '계정 정보를 이메일로 발송 중입니다.',
  sent: '계정 정보가 이메일로 전송됐습니다.',
  sentTitle: '메일함을 확인해주세요',
  sentHint: '가입할 때 확인한 이메일이라면 메일이 곧 도착합니다.',
  /** What comes next, on the page after the dialog. */
  next: {
    id: '메일에서 아이디를 확인하신 뒤 로그인해주세요.',
    password: '메일의 링크를 열어 새 비밀번호를 정해주세요. 링크는 한 번만 사용할 수 있습니다.',
  },
  notCome:
    '확인하지 않은 이메일에는 하루 한 통, 한 주 세 통까지만 보내므로, 오지 않으면 스팸메일함과 먼저 받으신 메일을 확인해주세요.',
  failedTitle: '메일을 보내지 못했습니다',
  mismatch: {
    id: '입력하신 이름과 이메일을 다시 확인해주세요.',
    password: '입력하신 아이디와 이메일을 다시 확인해주세요.',
  },
  otherWays: '다른 방법',
  emailLost: '등록한 이메일을 사용할 수 없으신가요?',
} as const;
