import type { FirstStep } from '#shared/first-steps.ts';

export interface StepText {
  label: string;
  /** Of the button that leads to the place; null: it is done on the server alone. */
  go: string | null;
  /** In one sentence why, or what happens. */
  hint: string;
  server?: string;
}

/** Checklist of the operator of a new portal. The hints hold with the demo content as without it, and of a step that is done. */
export const firstStepsText = {
  /** What only somebody with access to the server can do. */
  server: '서버 담당자용',
  title: '공개 전에 할 일',
  hint: '마치면 자동으로 표시됩니다. 회사 정보와 약관은 등록하기 전까지 준비 중이라고 안내하거나, 체험용 자료로 시작했으면 예시를 보여줍니다.',
  done: '마침',
  open: '남음',
  /** Where only other administrators have something left to do. */
  others: '관리자 보기',
  demoPosts: (board: string, count: number) => `${board} ${count.toLocaleString('ko-KR')}건`,
  /** Of a step, the first of what is open. */
  left: (names: readonly string[], more: number) => `남은 것: ${names.join(', ')}${more > 0 ? ` 외 ${more}가지` : ''}`,
  notTold: (term: string, version: string) => `안내하지 않고 시행된 ${term} ${version}`,
  progress: (done: number, all: number) => `${all}가지 중 ${done}가지를 마쳤습니다.`,
  steps: {
    demo: {
      label: '체험용 글',
      go: '모든 글에서 지우기',
      hint: '예시로 넣은 글은 방문자에게 그대로 보입니다. 게시판마다 골라 휴지통으로 옮깁니다.',
      server:
        '체험용 회원과 문의까지 없이 시작하려면 서버 설정 SEED=none과 빈 DATA_DIR로 새로 시작합니다. 그때는 지금의 자료가 모두 남지 않습니다.',
    },
    address: {
      label: '모든 관리자의 이메일 주소',
      go: '회원정보 수정하기',
      hint: '비밀번호 재설정과 보안 알림을 받도록, 관리자마다 회원정보 수정에서 입력하고 확인 메일의 링크를 누릅니다.',
    },
    company: {
      label: '회사 정보',
      go: '회사 정보 입력하기',
      hint: '푸터와 약관, 메일에 그대로 들어가므로 예시 값은 모두 실제 값으로 바꾸거나 지웁니다.',
    },
    terms: {
      label: '약관과 동의서',
      go: '약관 등록하기',
      hint: '가입과 문의 때 동의받는 글이므로, 여덟 가지를 모두 회사에 맞게 고쳐 등록합니다.',
    },
    productName: {
      label: '제품 이름',
      go: '이름 정하기',
      hint: '헤더와 메일, Center의 이름, 매뉴얼이 함께 바뀝니다.',
      server: '서버 설정 PRODUCT_NAME으로도 정할 수 있습니다.',
    },
    logo: {
      label: '로고',
      go: '로고 올리기',
      hint: '이름이나 예시 로고 대신 회사의 로고가 헤더에 나옵니다.',
    },
    manual: {
      label: '매뉴얼',
      go: null,
      hint: '제품에 맞게 고치기 전에는 준비 중이라고 안내하거나 예시를 보여줍니다.',
      server:
        'content/manual에 있는 글을 모두 제품에 맞게 바꾸거나 지우고, index.md의 example 줄을 지운 뒤 빌드하고 다시 시작합니다.',
    },
    mail: {
      label: '메일 서버',
      go: '시험 메일 보내기',
      hint: '연결되어야 가입 확인과 비밀번호 재설정, 답변 메일이 받는 사람에게 갑니다.',
      server: '서버 설정 SMTP_URL을 지정합니다.',
    },
    secondFactor: {
      label: '모든 관리자의 2단계 인증',
      go: '2단계 인증 켜기',
      hint: '비밀번호가 유출되어도 관리 화면을 지키도록, 관리자마다 회원정보 수정에서 켭니다.',
    },
    secondAdministrator: {
      label: '두 번째 관리자',
      go: '회원 보기',
      hint: '한 사람이 자리를 비워도 잠금을 풀 수 있도록, 회원가입한 동료에게 관리자 역할을 줍니다.',
    },
    backup: {
      label: '백업',
      go: '백업 상태 보기',
      hint: '고장이 나도 복원할 수 있도록, 첨부파일까지 모두 이틀 안에 백업해둡니다.',
      server: '서버 설정 BACKUP_DIR을 지정하면 매일 자동으로 백업합니다.',
    },
  } satisfies Record<FirstStep, StepText>,
};
