/** Texts of the mail templates and of the unsubscribe page. */
export const mailText = {
  title: '메일 템플릿',
  description: '포털이 보내는 메일의 제목과 본문을 관리합니다. 저장하면 다음 메일부터 적용됩니다.',
  outbox: '보낸 편지함',
  changed: '수정됨',
  advertising: '광고',
  list: '메일 종류',
  back: '목록으로',
  when: '발송 시점',
  form: {
    subject: '제목',
    subjectHint: (prefix: string) => `앞에 ${prefix}가 붙습니다.`,
    body: '본문',
    bodyHint: '한 줄이 한 문단이 됩니다. [문구]({link})만 적은 줄은 버튼이 됩니다.',
    places: '넣을 수 있는 항목',
    insert: '넣기',
    required: '필수',
    save: '저장',
    restore: '기본값으로 되돌리기',
    restoreConfirm: '직접 작성한 제목과 본문을 지우고 기본값으로 되돌리시겠습니까?',
    restored: '기본값으로 되돌렸습니다.',
    saved: '저장되었습니다.',
    test: '나에게 시험 발송',
    testDone: (address: string) => `${address}로 시험 메일을 보냈습니다. 결과는 보낸 편지함에서 확인해주세요.`,
    testPrefix: '[시험] ',
    campaign: '수신 동의자에게 보내기',
    campaignConfirm: (count: number) =>
      `이메일 수신에 동의한 ${count.toLocaleString('ko-KR')}명에게 저장된 내용으로 광고 메일을 보내시겠습니까?`,
    campaignNight: '<br>지금은 야간이므로 오전 8시에 발송됩니다.',
    campaignNobody: '이메일 수신에 동의한 사람이 없습니다.',
    campaignDone: (count: number) => `광고 메일 ${count.toLocaleString('ko-KR')}건을 보낼 편지함에 넣었습니다.`,
    unsaved: '저장하지 않은 내용이 있습니다. 먼저 저장해주세요.',
  },
  /** Shown in the system state and at waiting mails; the mail server's response follows in brackets. */
  serverTrouble: {
    login: '메일 서버가 로그인을 거절했습니다. SMTP_URL의 아이디와 비밀번호를 확인해주세요.',
    slow: '메일 서버가 제시간에 답하지 않았습니다.',
    unreachable: '메일 서버에 메일을 맡길 수 없습니다.',
  },
  preview: {
    title: '미리보기',
    frame: '메일 미리보기',
    widths: { phone: '모바일', desktop: 'PC' },
    failed: '제목과 본문을 먼저 확인해주세요.',
  },
  invalid: {
    subjectLines: '제목에는 줄바꿈을 넣을 수 없습니다.',
    unknown: (place: string) => `{${place}}은(는) 이 메일에 넣을 수 없는 항목입니다.`,
    missing: (place: string, label: string) => `본문에 {${place}} (${label}) 항목이 있어야 합니다.`,
    button: '버튼은 한 줄에 [문구]({link}) 또는 [문구](https://주소) 형식으로만 적어주세요.',
  },
  gathered: {
    /** Titles of the questions in a digest mail. */
    titles: (titles: readonly string[], more: number) => `${titles.join(', ')}${more > 0 ? ` 외 ${more}건` : ''}`,
  },
  footer: {
    sentBy: (product: string) => `본 메일은 ${product} 포털에서 발송되었습니다.`,
    whyAdvertising: '이 메일은 광고성 정보 수신에 동의하신 분께 발송되었습니다.',
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
  channels: { email: '이메일', sms: '문자메시지', phone: '전화' },
  unsubscribeAll: {
    title: '광고성 정보 수신동의 철회',
    description:
      '버튼을 누르시면 이메일, 문자메시지, 전화로 광고성 정보를 받는 데 동의하신 것을 모두 철회합니다. 로그인하지 않아도 됩니다.',
    submit: '수신동의 철회',
    done: '수신동의를 철회했습니다. 더 이상 광고성 정보를 보내지 않습니다.',
    doneHint: '문의 접수와 약관 변경처럼 꼭 필요한 안내는 계속 받으실 수 있습니다.',
  },
  resend: {
    button: '다시 보내기',
    done: '다시 보내도록 했습니다. 잠시 후 결과를 확인해주세요.',
  },
};
