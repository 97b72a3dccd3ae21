export const user = {
  enterUserId: '아이디를 입력해주세요.',
  userNameOfStaff: '관리자나 회사로 오해할 수 있는 이름입니다. 다른 이름을 입력해주세요.',
  userIdFormat: 'ID는 5~20자의 영문, 숫자로만 구성되어야 합니다.',
  userIdUnchecked: '아이디 확인을 해주세요',
  userIdFree: '사용 가능한 ID 입니다.',
  userIdTaken: '중복된 ID입니다.',
  enterPassword: '비밀번호를 입력해주세요.',
  passwordFormat: '비밀번호는 8~20자 영문, 숫자, 특수문자를 포함해야 합니다.',
  passwordMismatch: '비밀번호가 일치하지 않습니다.',
  enterUserName: '이름을 입력해주세요.',
  enterEmail: '이메일을 입력해주세요.',
  emailFormat: '유효한 이메일 형식을 입력해주세요.',
} as const;
