/** What visitors and members read instead where there is no mail server, so that no mail goes out (`isMailFiled`). */
export const noMailText = {
  signup: {
    description: '가입하시면 질문을 등록하고 답변을 내 활동에서 확인하실 수 있습니다.',
    emailHint: '담당자가 연락드릴 때 쓰는 주소입니다.',
  },
  find: {
    now: '지금은 아이디와 비밀번호 재설정 링크를 메일로 보내드릴 수 없습니다.',
    ask: '이름과 아이디, 연락처를 문의로 남겨주시면 담당자가 확인해드립니다.',
    title: '지금은 메일을 보내드릴 수 없습니다',
    /** Below the specified sentence that it was sent. */
    hint: '다만 지금은 메일이 이 서버에만 남아 메일함에 도착하지 않습니다. 이름과 아이디, 연락처를 문의로 남겨주시면 담당자가 확인해드립니다.',
    way: '제품 문의',
  },
  receipt: {
    email: '이메일',
    text: (email: string) =>
      `${email} 주소를 남겨주셨습니다. 지금은 접수 메일을 보내드리지 않으니 접수번호를 보관해주세요.`,
  },
  activity: {
    inquiriesHint: '로그인한 상태로 접수하신 문의와 무료체험입니다. 담당자의 답변도 여기에서 확인하실 수 있습니다.',
    mailHint:
      '지금은 메일을 보내드리지 않으므로 새 소식은 이 화면의 알림에서 확인해주세요. 선택은 저장해두었다가 메일을 보내게 되면 적용합니다.',
    waiting: '메일 준비 중',
  },
  userEdit: {
    emailHint: '주소를 변경하시려면 메일로 확인하셔야 합니다. 지금은 확인 메일을 보내드릴 수 없습니다.',
    emailUnconfirmed:
      '아직 확인되지 않은 이메일 주소입니다. 지금은 확인 메일을 보내드릴 수 없으므로 답변과 소식은 내 활동에서 확인해주세요.',
    emailPendingNotice: (email: string) =>
      `지금은 ${email} 주소로 확인 메일을 보내드릴 수 없어 이메일 주소가 아직 변경되지 않았습니다. 급하시면 제품 문의로 알려주세요.`,
  },
} as const;
