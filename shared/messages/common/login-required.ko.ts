import type { AnswerState } from '../../boards/answer-states.ts';

/** Texts of a document that needs a login. */
export const loginRequiredText = {
  behind: '로그인하면 이용할 수 있는 내용',
  joining: '가입은 무료이며, 가입하면 바로 로그인할 수 있습니다.',
  rating: '평가',
  watch: '로그인하고 재생하기',
  moreChapters: (count: number) => `외 ${count}개`,
  answer: {
    답변대기: '아직 등록된 답변이 없습니다.',
    추가정보요청: '답변에 필요한 정보를 더 기다리고 있습니다.',
    답변완료: '답변이 완료된 질문입니다.',
    해결: '해결된 질문입니다.',
    종료: '종료된 질문입니다.',
  } satisfies Record<AnswerState, string>,
  parts: {
    question: '질문 전체 내용',
    replies: (count: number) => `답변과 댓글 ${count}개`,
    replying: '댓글 쓰기',
    description: '상세 설명과 스크린샷',
    compatibility: '호환버전',
    package: '버전별 변경내역과 패키지 다운로드',
    reviews: (count: number) => `회원 평가 ${count}개`,
    lecture: '강의 영상과 설명',
    resuming: '챕터별 재생과 이어보기',
  },
} as const;
