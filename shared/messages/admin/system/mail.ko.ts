import { withParticle } from '#shared/text/korean.ts';

/** Texts of the mail templates and of the unsubscribe page. */
export const mailText = {
  title: '메일 템플릿',
  description: '포털이 보내는 메일의 제목과 본문을 관리합니다. 저장하면 다음 메일부터 적용됩니다.',
  outbox: '보낸 메일',
  changed: '수정됨',
  groups: {
    account: '계정과 보안',
    boards: '질문과 마켓',
    inquiries: '문의와 무료체험',
    staff: '직원 알림',
    members: '약관과 동의 안내',
  },
  back: '목록',
  sentWhen: (when: string) => `보내는 때: ${when}`,
  form: {
    subject: '제목',
    subjectHint: (prefix: string) => `앞에 ${withParticle(prefix, '이')} 붙습니다.`,
    body: '본문',
    bodyHint: '아래 항목을 누르면 커서 위치에 들어갑니다. 보낼 때 실제 값으로 바뀝니다.',
    buttonWords: '확인하기',
    asButton: (place: string) => `${place} 버튼`,
    places: '넣을 수 있는 항목',
    insert: '넣기',
    required: '필수',
    save: '저장',
    restore: '기본값으로 되돌리기',
    restoreConfirm: '직접 작성한 제목과 본문을 지우고 기본값으로 되돌리시겠습니까?',
    restored: '기본값으로 되돌렸습니다.',
    saved: '저장되었습니다.',
    test: '나에게 시험 메일 보내기',
    testDone: (address: string) =>
      `${withParticle(address, '으로')} 시험 메일을 보냈습니다. 결과는 보낸 메일에서 확인해주세요.`,
    testMail: '시험 메일',
    testPrefix: '[시험] ',
  },
  /** What went wrong, and in which words that was said. */
  inWords: (trouble: string, said: string) => `${trouble} (원문: ${said})`,
  /** Of one mail, by what the mail server answered. */
  refusal: {
    address: '메일 서버가 받는 사람의 주소로는 메일을 받지 않습니다. 주소를 확인해주세요.',
    mailbox: '받는 사람의 메일함이 가득 찼거나 메일이 너무 큽니다.',
    policy: '메일 서버가 정책에 따라 메일을 거절했습니다. 보내는 주소와 메일 서버의 차단 설정을 확인해주세요.',
    other: '메일 서버가 메일을 접수하지 않았습니다.',
  },
  /** Shown in the system state and at waiting mails. */
  serverTrouble: {
    login: '메일 서버가 로그인을 거절했습니다. SMTP_URL의 아이디와 비밀번호를 확인해주세요.',
    slow: '메일 서버가 제시간에 답하지 않았습니다.',
    unreachable: '메일 서버에 메일을 맡길 수 없습니다.',
    certificate:
      '메일 서버의 인증서를 확인할 수 없습니다. SMTP_URL의 주소가 인증서의 이름과 같아야 하고, 사설 인증 기관이면 환경 변수 NODE_EXTRA_CA_CERTS에 그 인증서 파일을 지정합니다.',
    noTls:
      '메일 서버가 이 포트에서 TLS를 쓰지 않습니다. smtps://는 TLS로 시작하는 포트(465), smtp://는 STARTTLS를 쓰는 포트(587)에 지정합니다.',
  },
  preview: {
    title: '미리보기',
    frame: '메일 미리보기',
    failed: '제목과 본문을 먼저 확인해주세요.',
  },
  invalid: {
    subjectLines: '제목에는 줄바꿈을 넣을 수 없습니다.',
    unknown: (place: string) => `${withParticle(`{${place}}`, '은')} 이 메일에 넣을 수 없는 항목입니다.`,
    missing: (label: string) => `본문에 ‘${label}’ 항목이 있어야 합니다.`,
    button: '버튼은 한 줄에 하나씩, https로 시작하는 주소나 링크 항목으로만 만들 수 있습니다.',
  },
  gathered: {
    /** Titles of the questions in a digest mail. */
    titles: (titles: readonly string[], more: number) => `${titles.join(', ')}${more > 0 ? ` 외 ${more}건` : ''}`,
  },
  footer: {
    sentBy: (product: string) => `${product} 포털에서 보낸 메일입니다.`,
    chosen: '어떤 소식을 메일로 받을지는 내 활동의 [메일로도 받기]에서 선택할 수 있습니다.',
    whyAdvertising: '광고성 정보 수신에 동의하신 분께 보내드리는 메일입니다.',
    unsubscribe: '수신거부(Unsubscribe)',
    adMark: '(광고)',
  },
  unsubscribe: {
    title: '광고 메일 수신거부',
    description: '버튼을 누르시면 더 이상 광고 메일을 보내지 않습니다. 로그인하지 않아도 됩니다.',
    submit: '수신거부',
    done: '수신거부가 처리되었습니다. 더 이상 광고 메일을 보내지 않습니다.',
    doneHint: '문의 접수와 약관 변경처럼 꼭 필요한 안내는 계속 받으실 수 있습니다.',
  },
  unsubscribeEnded: {
    text: '확인할 수 없는 링크입니다. 받으신 메일의 링크를 다시 확인해주세요. 문의로 알려주시면 담당자가 처리해드립니다.',
    label: '제품 문의로 요청하기',
  },
  channels: { email: '이메일', sms: '문자메시지', phone: '전화' },
  unsubscribeAll: {
    title: '광고성 정보 수신동의 철회',
    description:
      '버튼을 누르시면 이메일, 문자메시지, 전화로 광고성 정보를 받는 데 동의하신 것을 모두 철회합니다. 로그인하지 않아도 됩니다.',
    submit: '수신동의 철회',
    done: '수신동의를 철회했습니다. 더 이상 광고성 정보를 보내지 않습니다.',
    doneHint: '문의 접수와 약관 변경처럼 꼭 필요한 안내는 계속 받으실 수 있습니다.',
  },
  check: {
    button: '시험 메일 보내기',
    subject: '시험 메일입니다',
    body: '이 메일을 받으셨다면 포털의 메일 설정이 올바릅니다.',
    sent: (address: string) =>
      `${withParticle(address, '으로')} 보낸 시험 메일을 메일 서버가 접수했습니다. 받은 편지함을 확인해주세요.`,
    toFolder: '메일 서버(SMTP_URL)를 지정하지 않아 실제로 보내지 못하고, 서버의 mail 폴더에 파일로 남겼습니다.',
    connected: '메일 서버에 연결했습니다.',
    noAddress:
      '내 계정에 확인된 이메일 주소가 없습니다. 회원정보 수정에서 주소를 입력하고, 확인 메일의 링크를 누른 뒤 다시 시도해주세요.',
  },
  resendFailed: {
    button: (count: number) => `실패한 ${count.toLocaleString('ko-KR')}건 모두 다시 보내기`,
    target: (count: number) => `실패한 메일 ${count.toLocaleString('ko-KR')}건`,
    done: (count: number) =>
      `${count.toLocaleString('ko-KR')}건을 다시 보내기 시작했습니다. 잠시 후 결과를 확인해주세요.`,
  },
  resend: {
    button: '다시 보내기',
    done: '다시 보내기 시작했습니다. 잠시 후 결과를 확인해주세요.',
    gone: '그사이 삭제된 메일이라 다시 보내지 못했습니다.',
  },
};
