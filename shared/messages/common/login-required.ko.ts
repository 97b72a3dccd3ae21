import type { BoardType } from '../../boards.ts';

/** What members can do with a document that needs a login, by board. */
export const loginRequiredText = {
  members: {
    qna: '회원은 질문과 답변을 모두 보고 댓글을 남길 수 있습니다.',
    market: '회원은 상세 설명을 보고 다운로드하거나 도입을 문의할 수 있습니다.',
    videoTutorial: '회원은 강의를 목차별로 보고, 멈춘 곳부터 이어서 볼 수 있습니다.',
  } as Partial<Record<BoardType, string>>,
  joining: '가입은 무료이며, 가입하면 바로 로그인할 수 있습니다.',
};
