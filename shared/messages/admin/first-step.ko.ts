import type { FirstStep } from '#shared/first-steps.ts';
import { LIMITS } from '#shared/limits.ts';

export interface StepText {
  label: string;
  /** Of the button that leads to the place; null: it is done on the server alone. */
  go: string | null;
  hint: string;
  server?: string;
}

/** Checklist of the operator of a new portal. The hints hold with the demo content as without it. */
export const firstStepsText = {
  /** What only somebody with access to the server can do. */
  server: '서버 담당자용',
  title: '공개 전에 할 일',
  hint: '마치면 자동으로 표시됩니다. 회사 정보와 약관은 등록하기 전까지 준비 중이라고 안내하거나, 체험용 자료로 시작했으면 예시를 보여줍니다.',
  done: '마침',
  open: '남음',
  /** Of a step, the first of what is open. */
  left: (names: readonly string[], more: number) => `남은 것: ${names.join(', ')}${more > 0 ? ` 외 ${more}가지` : ''}`,
  notTold: (term: string, version: string) => `안내하지 않고 시행된 ${term} ${version}`,
  progress: (done: number, all: number) => `${all}가지 중 ${done}가지를 마쳤습니다.`,
  steps: {
    address: {
      label: '모든 관리자의 이메일 주소',
      go: '회원정보 수정하기',
      hint: '비밀번호 재설정과 보안 알림을 받습니다. 관리자마다 자신의 회원정보 수정에서 입력하고, 확인 메일의 링크를 누릅니다.',
    },
    company: {
      label: '회사 정보',
      go: '회사 정보 입력하기',
      hint: '회사명과 주소, 이메일이 푸터와 약관, 메일에 들어갑니다. 예시로 들어 있는 값은 모두 실제 값으로 바꾸거나 지워주세요.',
    },
    terms: {
      label: '약관과 동의서',
      go: '약관 등록하기',
      hint: `기본 글을 회사에 맞게 고쳐 여덟 가지를 모두 등록합니다. 모두 시행되면 표시됩니다. 회원이나 문의가 있으면 시행 중인 글을 바꿀 때 ${LIMITS.termNoticeDays}일(중요 변경은 ${LIMITS.termMajorNoticeDays}일) 전에 안내해야 하며, 안내하지 않고 시행된 글은 새 버전을 등록해 안내합니다.`,
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
      hint: '회사의 로고를 올립니다. 그전에는 이름만, 체험용 자료로 시작했으면 예시 로고도 표시합니다.',
    },
    manual: {
      label: '매뉴얼',
      go: null,
      hint: '서버에서 제품에 맞게 고칩니다. 그전에는 준비 중이라고 안내하거나, 체험용 자료로 시작했으면 예시를 보여줍니다.',
      server:
        'content/manual에 있는 글을 모두 제품에 맞게 바꾸거나 지우고, index.md의 example 줄을 지운 뒤 빌드하고 다시 시작합니다.',
    },
    mail: {
      label: '메일 서버',
      go: '시험 메일 보내기',
      hint: '메일 서버를 연결한 뒤 시험 메일을 보내봅니다.',
      server: '서버 설정 SMTP_URL을 지정합니다.',
    },
    secondFactor: {
      label: '모든 관리자의 2단계 인증',
      go: '2단계 인증 켜기',
      hint: '관리자마다 자신의 회원정보 수정에서 켭니다.',
    },
    secondAdministrator: {
      label: '두 번째 관리자',
      go: '회원 보기',
      hint: '한 사람이 자리를 비워도 잠금을 풀 수 있습니다. 회원가입한 동료에게 회원 화면에서 관리자 역할을 줍니다.',
    },
    backup: {
      label: '백업',
      go: '백업 상태 보기',
      hint: '최근 이틀 안에 첨부파일까지 모두 백업했으면 표시됩니다. 데이터베이스만 다운로드한 것은 세지 않습니다.',
      server: '서버 설정 BACKUP_DIR을 지정하면 매일 자동으로 백업합니다.',
    },
  } satisfies Record<FirstStep, StepText>,
};
