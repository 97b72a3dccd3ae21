/** In the order of the list. */
export const MAIL_GROUPS = ['account', 'boards', 'inquiries', 'staff', 'members'] as const;
type MailGroup = (typeof MAIL_GROUPS)[number];

/** A placeholder of a template: its label, and its sample value in previews. */
interface Placeholder {
  label: string;
  sample: string;
  /** Must stay in the body, because the mail is useless without it. */
  isRequired?: true;
  /** May be empty. A line with only empty placeholders is omitted. */
  isOptional?: true;
}

export interface MailTemplate {
  /** Whom it concerns. */
  group: MailGroup;
  name: string;
  /** Event that sends it. */
  when: string;
  placeholders: Record<string, Placeholder>;
  subject: string;
  /**
   * One line is one paragraph; a line `[문구]({link})` is a button, the first of them the large one; a line
   * `접수번호: {number}` is a row of a table.
   */
  body: string;
  /** Advertising: marked with (광고), sender and opt-out link, and sent only with consent (정보통신망법 50조). */
  isAdvertising?: true;
  /** Sent unless the member has turned its topic off (`MAIL_TOPICS`). */
  isChosen?: true;
}

const link = (sample: string): Placeholder => ({ label: '링크 주소', sample, isRequired: true });
const product: Placeholder = { label: '제품명', sample: 'AION-U' };
const documentTitle: Placeholder = { label: '글 제목', sample: '업데이트 뒤에 셀렉터를 찾지 못합니다' };
const question = { title: documentTitle, link: link('https://portal.example/qnaDetail/1') };
const marketItem = {
  title: { label: '상품 이름', sample: '세금계산서 대조' },
  link: link('https://portal.example/marketDetail/1'),
};
const emailConfirmation = {
  hours: { label: '링크의 유효 시간(시간)', sample: '24' },
  link: link('https://portal.example/verifyEmail?token=sample'),
};
const number: Placeholder = { label: '접수번호', sample: 'C-20261121-0001' };
const kind: Placeholder = { label: '구분', sample: '제품 문의' };

/** Not required, so that templates saved before it existed stay valid. */
const confirm: Placeholder = { label: '이메일 주소 확인', sample: 'https://portal.example/verifyEmail?token=sample' };

const withdraw: Placeholder = {
  label: '동의 철회 주소',
  sample: 'https://portal.example/withdrawConsent?token=sample',
  isRequired: true,
};

const receipt = { number, product, link: link('https://portal.example'), withdraw, confirm };

/** All mail templates with their default texts. */
export const MAIL_TEMPLATES = {
  'find-id': {
    group: 'account',
    name: '아이디 찾기',
    when: '아이디 찾기에서 이름과 이메일이 일치할 때',
    placeholders: {
      userIds: { label: '아이디', sample: 'hong2026', isRequired: true },
      link: link('https://portal.example/login'),
      // Only for an address that is not verified yet.
      confirm: { ...confirm, isOptional: true },
    },
    subject: '아이디를 안내해드립니다',
    body: '아이디 찾기를 요청하셔서 보내드립니다.\n아이디: {userIds}\n[로그인하기]({link})\n[이메일 주소 확인]({confirm})\n직접 요청하지 않으셨다면 이 메일을 무시하셔도 됩니다.',
  },
  'reset-password': {
    group: 'account',
    name: '비밀번호 재설정',
    when: '비밀번호 찾기에서 아이디와 이메일이 일치할 때',
    placeholders: {
      minutes: { label: '링크의 유효 시간(분)', sample: '30' },
      link: link('https://portal.example/resetPassword?token=sample'),
    },
    subject: '비밀번호를 재설정해주세요',
    body: '비밀번호 재설정을 요청하셨습니다. 아래 링크를 눌러 새 비밀번호를 설정해주세요.\n[비밀번호 재설정]({link})\n링크는 {minutes}분 동안 한 번만 사용할 수 있습니다.\n직접 요청하지 않으셨다면 이 메일을 무시하셔도 됩니다. 비밀번호는 바뀌지 않습니다.',
  },
  'password-changed': {
    group: 'account',
    name: '비밀번호 변경 알림',
    when: '비밀번호가 변경되었을 때',
    placeholders: { link: link('https://portal.example/findPW') },
    subject: '비밀번호가 변경되었습니다',
    body: '회원님의 비밀번호가 변경되어 모든 기기에서 로그아웃되었습니다.\n직접 변경하지 않으셨다면 지금 바로 비밀번호를 재설정하고 문의해주세요.\n[비밀번호 찾기]({link})',
  },
  'second-factor': {
    group: 'account',
    name: '2단계 인증 변경 알림',
    when: '2단계 인증을 켜거나 껐을 때, 복구 코드를 쓰거나 새로 만들었을 때',
    placeholders: {
      change: { label: '변경 내용', sample: '2단계 인증을 켰습니다.', isRequired: true },
      link: link('https://portal.example/findPW'),
    },
    subject: '2단계 인증 설정이 변경되었습니다',
    body: '회원님 계정의 2단계 인증에 변경된 내용을 알려드립니다.\n변경 내용: {change}\n직접 변경하지 않으셨다면 지금 바로 비밀번호를 재설정하고 문의해주세요.\n[비밀번호 찾기]({link})',
  },
  'confirm-email': {
    group: 'account',
    name: '가입 이메일 확인',
    when: '회원가입을 했을 때, 확인 메일을 다시 요청했을 때',
    placeholders: {
      product,
      userId: { label: '아이디(일부)', sample: 'hon*****' },
      joinedOn: { label: '가입일', sample: '2026.11.21' },
      ...emailConfirmation,
    },
    subject: '이메일 주소를 확인해주세요',
    body: '{product} 포털에 이 이메일 주소로 회원가입이 접수되었습니다. 본인이 가입하셨다면 아래 링크를 눌러주세요.\n아이디: {userId}\n가입일: {joinedOn}\n[이메일 주소 확인]({link})\n본인의 아이디가 아니라면 확인하지 말아주세요. 같은 주소로 가입한 다른 아이디는 링크를 누르신 뒤의 화면에서 고르실 수 있습니다.\n확인하시면 답변 알림을 받으실 수 있고, 광고성 정보 수신에 동의하셨다면 그때부터 보내드립니다. 링크는 {hours}시간 동안 사용할 수 있습니다.\n가입하지 않으셨다면 이 메일을 무시해주세요. 확인하기 전에는 다른 안내를 보내지 않습니다.',
  },
  'verify-email': {
    group: 'account',
    name: '새 이메일 확인',
    when: '회원정보에서 이메일을 바꿀 때, 새 주소로',
    placeholders: emailConfirmation,
    subject: '새 이메일 주소를 확인해주세요',
    body: '회원정보의 이메일 주소를 이 주소로 변경하려면 아래 링크를 눌러주세요.\n[이메일 주소 확인]({link})\n링크는 {hours}시간 동안 사용할 수 있습니다.',
  },
  'email-change-notice': {
    group: 'account',
    name: '이메일 변경 요청 알림',
    when: '회원정보에서 이메일을 바꿀 때, 원래 주소로',
    placeholders: { link: link('https://portal.example/userEdit') },
    subject: '이메일 주소 변경이 요청되었습니다',
    body: '회원님의 이메일 주소를 다른 주소로 변경하는 요청이 접수되었습니다.\n직접 요청하지 않으셨다면 비밀번호를 변경하고 문의해주세요.\n[회원정보 확인]({link})',
  },
  'question-answered': {
    group: 'boards',
    name: '질문 답변',
    when: '질문에 공식 답변이 등록되었을 때',
    placeholders: question,
    subject: '질문에 답변이 등록되었습니다',
    body: '등록하신 질문에 공식 답변이 등록되었습니다. 문제가 해결되었다면 답변을 채택해주세요.\n제목: {title}\n[답변 확인하기]({link})',
    isChosen: true,
  },
  'question-info-requested': {
    group: 'boards',
    name: '질문 추가 정보 요청',
    when: '담당자가 질문에 추가 정보를 요청했을 때',
    placeholders: question,
    subject: '질문에 추가 정보가 필요합니다',
    body: '정확한 답변을 위해 추가 정보를 요청드렸습니다. 내용을 확인하고 댓글을 남겨주세요.\n제목: {title}\n[질문 확인하기]({link})',
    isChosen: true,
  },
  'question-replied': {
    group: 'boards',
    name: '질문 댓글',
    when: '질문에 다른 사람의 댓글이 등록되었을 때',
    placeholders: question,
    subject: '질문에 댓글이 등록되었습니다',
    body: '등록하신 글에 새 댓글이 등록되었습니다.\n제목: {title}\n[댓글 확인하기]({link})',
    isChosen: true,
  },
  'questions-replied': {
    group: 'boards',
    name: '질문 댓글 모음',
    when: '질문에 댓글이 30분 안에 여러 건 등록되었을 때, 한 통으로 모아서',
    placeholders: { count: { label: '댓글 수', sample: '3' }, ...question },
    subject: '질문에 댓글이 {count}건 등록되었습니다',
    body: '등록하신 글에 새 댓글이 {count}건 등록되었습니다.\n제목: {title}\n[댓글 확인하기]({link})',
    isChosen: true,
  },
  'reply-accepted': {
    group: 'boards',
    name: '답변 채택',
    when: '회원이 남긴 답변이 채택되었을 때',
    placeholders: question,
    subject: '남겨주신 답변이 채택되었습니다',
    body: '남겨주신 답변이 질문에 도움이 되어 채택되었습니다. 감사합니다.\n제목: {title}\n[답변 확인하기]({link})',
    isChosen: true,
  },
  'market-published': {
    group: 'boards',
    name: '마켓 게시',
    when: '심사를 마친 마켓 상품이 게시되었을 때',
    placeholders: marketItem,
    subject: '마켓 상품이 게시되었습니다',
    body: '등록하신 마켓 상품이 심사를 마치고 게시되었습니다.\n제목: {title}\n[상품 확인하기]({link})',
    isChosen: true,
  },
  'market-rejected': {
    group: 'boards',
    name: '마켓 반려',
    when: '마켓 상품이 심사에서 반려되었을 때',
    placeholders: {
      title: marketItem.title,
      note: { label: '반려 사유', sample: '설치 방법을 보완해주세요.', isOptional: true },
      link: marketItem.link,
    },
    subject: '마켓 상품이 반려되었습니다',
    body: '등록하신 마켓 상품이 반려되었습니다. 사유를 확인하고 고친 뒤 다시 심사를 요청해주세요.\n제목: {title}\n사유: {note}\n[상품 확인하기]({link})',
    isChosen: true,
  },
  'contract-received': {
    group: 'inquiries',
    name: '문의 접수',
    when: '제품 문의가 접수되었을 때, 신청자에게',
    placeholders: receipt,
    subject: '문의가 접수되었습니다',
    body: '보내주신 문의를 확인한 뒤 담당자가 영업일 하루 안에 연락드리겠습니다.\n접수번호: {number}\n이 주소가 본인의 것이 맞는지 확인해주세요. 광고성 정보 수신에 동의하셨다면 확인하신 뒤부터 보내드립니다.\n[이메일 주소 확인]({confirm})\n직접 신청하지 않으셨다면 이 메일을 무시하셔도 됩니다.\n개인정보 수집·이용 동의를 철회하시면 접수 내용과 개인정보를 바로 파기합니다.\n[동의 철회]({withdraw})\n[{product} 홈페이지]({link})',
  },
  'trial-received': {
    group: 'inquiries',
    name: '무료체험 접수',
    when: '무료체험 신청이 접수되었을 때, 신청자에게',
    placeholders: receipt,
    subject: '무료체험 신청이 접수되었습니다',
    body: '보내주신 무료체험 신청을 확인한 뒤 담당자가 영업일 하루 안에 연락드리겠습니다.\n접수번호: {number}\n이 주소가 본인의 것이 맞는지 확인해주세요. 광고성 정보 수신에 동의하셨다면 확인하신 뒤부터 보내드립니다.\n[이메일 주소 확인]({confirm})\n직접 신청하지 않으셨다면 이 메일을 무시하셔도 됩니다.\n개인정보 수집·이용 동의를 철회하시면 접수 내용과 개인정보를 바로 파기합니다.\n[동의 철회]({withdraw})\n[{product} 홈페이지]({link})',
  },
  'contract-status': {
    group: 'inquiries',
    name: '문의 상태 변경',
    when: '담당자가 문의의 상태를 바꾸며 메일로 알리기를 선택했을 때',
    placeholders: {
      kind,
      number,
      status: { label: '새 상태', sample: '진행중', isRequired: true },
      link: link('https://portal.example/contact'),
    },
    subject: '{kind} 진행 상황을 안내해드립니다',
    body: '신청하신 {kind}의 진행 상황이 변경되었습니다.\n접수번호: {number}\n진행 상황: {status}\n[추가로 문의하기]({link})',
  },
  'contract-answered': {
    group: 'inquiries',
    name: '문의 답변',
    when: '담당자가 문의에 답변을 보냈을 때',
    placeholders: {
      kind,
      number,
      answer: {
        label: '답변 내용',
        sample: '요청하신 견적서를 첨부해 드렸습니다.\n확인 부탁드립니다.',
        isRequired: true,
      },
      owner: { label: '담당자 이름', sample: '김담당' },
      link: link('https://portal.example/contact'),
    },
    subject: '{kind}에 답변드립니다',
    body: '안녕하세요. 신청하신 {kind}에 답변드립니다.\n{answer}\n담당자 {owner} 드림\n접수번호: {number}\n[추가로 문의하기]({link})',
  },
  'contract-withdraw': {
    group: 'inquiries',
    name: '동의 철회 링크',
    when: '담당자가 신청자에게 동의 철회 링크를 다시 보냈을 때',
    placeholders: { kind, number, withdraw },
    subject: '개인정보 동의 철회 링크를 보내드립니다',
    body: '신청하신 {kind}의 개인정보 수집·이용 동의를 철회하실 수 있는 링크를 보내드립니다.\n접수번호: {number}\n철회하시면 접수 내용과 개인정보를 바로 파기하며, 파기한 내용은 되돌릴 수 없습니다.\n철회를 원하지 않으시면 이 메일을 무시하셔도 됩니다.\n[동의 철회]({withdraw})',
  },
  'contract-notice': {
    group: 'staff',
    name: '새 문의 알림',
    when: '문의나 무료체험 신청이 접수되었을 때, 알림을 받는 담당자에게',
    placeholders: {
      kind,
      number,
      link: link('https://portal.example/contact/list'),
    },
    subject: '새 {kind} {number}',
    body: '새로 접수된 건이 있습니다.\n구분: {kind}\n접수번호: {number}\n[문의 확인하기]({link})',
  },
  'question-notice': {
    group: 'staff',
    name: '새 질문 알림',
    when: '회원이 질문을 등록했을 때, 알림을 받는 운영자에게',
    placeholders: question,
    subject: '새 질문: {title}',
    body: '새 질문이 등록되었습니다.\n제목: {title}\n[질문 확인하기]({link})',
  },
  'contracts-noticed': {
    group: 'staff',
    name: '새 문의 알림 모음',
    when: '새 문의가 많아 하나씩 알릴 수 없을 때, 한 시간에 한 통으로 모아서',
    placeholders: { count: { label: '문의 수', sample: '12' }, link: link('https://portal.example/contact/list') },
    subject: '새 문의 {count}건',
    body: '새 문의가 많아 알림을 한 통으로 모았습니다.\n새 문의: {count}건\n[문의 목록 보기]({link})',
  },
  'questions-noticed': {
    group: 'staff',
    name: '새 질문 알림 모음',
    when: '새 질문이 많아 하나씩 알릴 수 없을 때, 한 시간에 한 통으로 모아서',
    placeholders: { count: { label: '질문 수', sample: '12' }, link: link('https://portal.example/admin/questions') },
    subject: '새 질문 {count}건',
    body: '새 질문이 많아 알림을 한 통으로 모았습니다.\n새 질문: {count}건\n[질문 목록 보기]({link})',
  },
  'question-assigned': {
    group: 'staff',
    name: '나에게 넘어온 질문',
    when: '동료가 질문의 답변을 나에게 넘겼을 때',
    placeholders: {
      who: { label: '넘긴 담당자', sample: '김담당' },
      title: documentTitle,
      link: link('https://portal.example/admin/questions'),
    },
    subject: '{who} 님이 질문을 넘겼습니다: {title}',
    body: '{who} 님이 질문의 답변을 회원님에게 넘겼습니다.\n제목: {title}\n[질문 답변하기]({link})',
    isChosen: true,
  },
  'contract-assigned': {
    group: 'staff',
    name: '넘겨받은 문의',
    when: '동료가 나를 문의의 담당자로 지정했을 때',
    placeholders: {
      who: { label: '지정한 담당자', sample: '김담당' },
      kind,
      number,
      link: link('https://portal.example/contact/list'),
    },
    subject: '{who} 님이 {kind} {number}의 담당자로 지정했습니다',
    body: '{who} 님이 회원님을 담당자로 지정했습니다.\n구분: {kind}\n접수번호: {number}\n[문의 확인하기]({link})',
    isChosen: true,
  },
  'contracts-assigned': {
    group: 'staff',
    name: '넘겨받은 문의 모음',
    when: '동료가 나를 여러 문의의 담당자로 한 번에 지정했을 때, 한 통으로 모아서',
    placeholders: {
      who: { label: '지정한 담당자', sample: '김담당' },
      count: { label: '문의 수', sample: '3' },
      link: link('https://portal.example/contact/list'),
    },
    subject: '{who} 님이 문의 {count}건의 담당자로 지정했습니다',
    body: '{who} 님이 회원님을 문의 {count}건의 담당자로 지정했습니다.\n[담당하는 문의 보기]({link})',
    isChosen: true,
  },
  'contract-mentioned': {
    group: 'staff',
    name: '문의 메모에서 언급',
    when: '동료가 문의 메모에서 나를 언급했을 때',
    placeholders: {
      who: { label: '작성한 담당자', sample: '김담당' },
      kind,
      number,
      link: link('https://portal.example/contact/list'),
    },
    subject: '{who} 님이 {number} 메모에서 언급했습니다',
    body: '{who} 님이 {kind} {number}의 메모에서 회원님을 언급했습니다.\n[메모 확인하기]({link})',
    isChosen: true,
  },
  'term-notice': {
    group: 'members',
    name: '약관 변경 안내',
    when: '관리자가 약관 화면에서 변경을 안내할 때, 모든 회원에게',
    placeholders: {
      name: { label: '약관 이름', sample: '이용약관', isRequired: true },
      date: { label: '시행일', sample: '2026.12.01', isRequired: true },
      summary: { label: '변경 요약', sample: '제3조의 표현을 다듬습니다.', isRequired: true },
      link: link('https://portal.example/terms/terms-of-use?version=1.2'),
    },
    subject: '{name} 변경 안내',
    body: '아래와 같이 변경될 예정이어서 미리 안내해드립니다.\n대상: {name}\n시행일: {date}\n변경 내용: {summary}\n변경에 동의하지 않으시면 시행일 전까지 회원탈퇴를 하실 수 있으며, 시행일까지 의사를 밝히지 않으시면 동의하신 것으로 봅니다.\n[변경되는 내용 보기]({link})',
  },
  'consent-reminder': {
    group: 'members',
    name: '광고성 정보 수신동의 확인',
    when: '광고성 정보 수신에 동의한 지 2년이 되기 전에',
    placeholders: {
      product,
      ways: { label: '동의한 방법과 날', sample: '이메일(2025.01.15), 문자메시지(2025.01.15)', isRequired: true },
      date: { label: '가장 먼저 동의한 날', sample: '2025.01.15' },
      link: link('https://portal.example/unsubscribe?token=sample'),
    },
    subject: '광고성 정보 수신에 동의하신 내용을 확인해주세요',
    body: '{product}의 광고성 정보를 받는 데 동의하신 내용을 안내해드립니다. 정보통신망법에 따라 2년마다 보내드리는 메일입니다.\n동의하신 방법과 날: {ways}\n계속 받으시려면 따로 하실 일이 없습니다. 더 이상 받지 않으시려면 아래 링크를 눌러주세요.\n[수신동의 철회]({link})',
  },
  advertising: {
    group: 'members',
    name: '광고성 정보',
    when: '관리자가 보낼 때, 이메일 수신에 동의한 사람에게',
    placeholders: { product, link: link('https://portal.example') },
    subject: '{product}의 새로운 소식을 전해드립니다',
    body: '안녕하세요. {product}의 새 기능과 교육 소식을 전해드립니다.\n[자세히 보기]({link})',
    isAdvertising: true,
  },
} as const satisfies Record<string, MailTemplate>;

export type MailName = keyof typeof MAIL_TEMPLATES;
export const MAIL_NAMES = Object.keys(MAIL_TEMPLATES) as [MailName, ...MailName[]];
export const mailTemplateOf = (name: MailName): MailTemplate => MAIL_TEMPLATES[name];

/** Values of a template's placeholders. */
export type MailValues<N extends MailName> = Record<keyof (typeof MAIL_TEMPLATES)[N]['placeholders'], string>;

export const PLACEHOLDER = /\{(\w+)\}/g;
/** Matches a line of a label and one value. */
export const FACT_LINE = /^([^:{}[\]]{1,20}): (\{\w+\})$/;
/** Matches a button line. */
export const BUTTON_LINE = /^\[([^\]]{1,60})\]\((\{\w+\}|https?:\/\/[^\s()]{1,300})\)$/;

/** Korean names of what the mail can contain, by their names in braces. */
export const mailPlacesOf = (name: MailName): Record<string, string> =>
  Object.fromEntries(Object.entries(mailTemplateOf(name).placeholders).map(([place, { label }]) => [place, label]));
