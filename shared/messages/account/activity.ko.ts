import type { InquiryStatus } from '#shared/inquiries/inquiry-states.ts';
import type { ActivityView, MailTopic, NotificationKind } from '#shared/activity.ts';
import { activityLinkText } from './activity-link.ko.ts';

/** Sentence of a notification; `detail` is the new state, or who did it. */
const NOTIFICATIONS: Record<NotificationKind, (detail: string) => string> = {
  answered: () => '질문에 답변이 등록되었습니다.',
  'info-requested': () => '담당자가 질문에 추가 정보를 요청했습니다.',
  replied: () => '작성하신 글에 댓글이 등록되었습니다.',
  accepted: () => '남겨주신 답변이 채택되었습니다.',
  'review-state': (state) => REVIEWED[state] ?? `마켓 심사상태가 바뀌었습니다: ${state}`,
  'inquiry-status': (status) => `문의하신 건의 진행 상황이 바뀌었습니다: ${status}`,
  'question-assigned': (who) => (who === '' ? '나에게 넘어온 질문입니다.' : `${who}님이 답변을 넘긴 질문입니다.`),
  'inquiry-assigned': (who) =>
    who === '' ? '담당자로 지정된 문의입니다.' : `${who}님이 회원님을 담당자로 지정한 문의입니다.`,
  'inquiry-mentioned': (who) =>
    who === '' ? '메모에서 회원님을 언급한 문의입니다.' : `${who}님이 메모에서 회원님을 언급한 문의입니다.`,
  'inquiry-answered': () => '문의하신 내용에 답변이 등록되었습니다.',
};

const REVIEWED: Record<string, string | undefined> = {
  심사중: '마켓 상품의 심사를 시작했습니다.',
  반려: '마켓 상품이 반려되었습니다. 사유를 확인해주세요.',
  게시: '마켓 상품이 게시되었습니다.',
  보관: '마켓 상품이 보관되어 목록에 나오지 않습니다.',
};

const VIEWS: Record<ActivityView, { name: string; empty: string }> = {
  questions: { name: '질문', empty: '등록하신 질문이 없습니다.' },
  replies: { name: '댓글', empty: '남기신 댓글이 없습니다.' },
  inquiries: { name: '문의', empty: '접수하신 문의가 없습니다.' },
  market: { name: '마켓', empty: '등록하신 마켓 상품이 없습니다.' },
  downloads: { name: '다운로드', empty: '다운로드하신 파일이 없습니다.' },
};

const TOPICS: Record<MailTopic, string> = {
  answer: '질문의 답변과 추가 정보 요청',
  reply: '작성한 글의 댓글',
  acceptance: '답변 채택',
  review: '마켓 심사 결과',
  assignment: '나에게 넘어온 질문과 문의',
  mention: '문의 메모에서 나를 언급',
};

/** Below an inquiry without an answer. */
const NEXT_STEPS: Record<InquiryStatus, string> = {
  접수: '문의를 접수했습니다. 담당자가 내용을 확인하고 영업일 하루 안에 연락드립니다.',
  확인: '담당자가 내용을 확인하고 있습니다. 곧 연락드리겠습니다.',
  연락완료: '담당자가 전화나 이메일로 연락드렸습니다. 받지 못하셨다면 다시 문의해주세요.',
  진행중: '담당자와 상담을 진행하고 있습니다.',
  완료: '상담을 마친 문의입니다. 더 궁금하신 점은 새로 문의해주세요.',
  보류: '상담을 잠시 멈춘 문의입니다. 다시 진행하시려면 새로 문의해주세요.',
};

export const activityText = {
  title: '내 활동',
  description: '질문과 댓글, 문의, 다운로드를 한곳에서 확인합니다.',
  views: VIEWS,
  viewsLabel: '내 활동 보기',
  notifications: {
    name: activityLinkText.notifications,
    empty: '새로운 알림이 없습니다.',
    emptyHint: '질문에 답변이 등록되거나 문의의 진행 상황이 바뀌면 여기에서 알려드립니다.',
    /** In the administration. */
    emptyForStaff: '질문이나 문의를 맡게 되거나 메모에서 언급되면 여기에서 알려드립니다.',
    loading: '알림을 불러오는 중',
    all: '내 활동에서 모두 보기',
    unread: '새 알림',
    sentence: NOTIFICATIONS,
  },
  inquiriesHint: '로그인한 상태로 접수하신 문의와 무료체험입니다. 답변은 접수할 때 적어주신 이메일로도 보내드립니다.',
  inquiry: {
    show: '보기',
    hide: '접기',
    asked: '문의하신 내용',
    answer: '답변',
    answered: '답변 있음',
    from: (name: string) => `담당자 ${name}`,
    next: NEXT_STEPS,
  },
  ask: '질문하기',
  inquire: '제품 문의',
  toQuestions: 'QnA 보기',
  toMarket: '마켓 보기',
  toLibrary: '자료실 보기',
  official: '공식 답변',
  accepted: '채택',
  isPrivate: '비밀글',
  deleteReply: (excerpt: string) => `댓글 삭제: ${excerpt}`,
  replies: (count: number) => `댓글 ${count.toLocaleString('ko-KR')}`,
  total: (count: number) => `총 ${count.toLocaleString('ko-KR')}건`,
  mail: {
    title: '메일로도 받기',
    hint: '선택하신 소식을 이메일로도 보내드립니다. 문의 답변은 접수할 때 적어주신 이메일로 담당자가 보내드립니다.',
    unconfirmed: '이메일 주소를 확인하지 않으셔서 지금은 메일을 보내드릴 수 없습니다.',
    confirm: '회원정보에서 확인하기',
    topics: TOPICS,
    on: '받음',
    off: '받지 않음',
    waiting: '주소 확인 후',
    saved: '저장되었습니다.',
  },
  account: '회원정보 수정',
} as const;
