export const find = {
  title: '아이디·비밀번호 찾기',
  description: '가입할 때 등록한 이메일로 계정 정보를 보내드립니다.',
  idTab: '아이디 찾기',
  passwordTab: '비밀번호 찾기',
  userId: '아이디',
  userName: '이름',
  email: '이메일',
  idHint: '이름과 이메일이 일치하면 아이디를 메일로 보내드립니다.',
  passwordHint: '아이디와 이메일이 일치하면 비밀번호 재설정 링크를 메일로 보내드립니다.',
  unconfirmedHint:
    '이메일 주소를 확인하지 않으셨다면 하루 한 통까지만 보내드립니다. 메일이 오지 않으면 먼저 받으신 메일의 [이메일 주소 확인]을 누르고 다시 요청해주세요.',
  submit: '확인',
  sending: '계정 정보를 이메일로 발송 중입니다.',
  sent: '계정 정보가 이메일로 전송됐습니다.',
} as const;
