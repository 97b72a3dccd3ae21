import type { BoardType } from '../boards.ts';

/** Around what the built-in assistant takes from a text: its own words say where it comes from, never what is so. */
export const assistantAnswerText = {
  leads: {
    faq: (title: string) => `자주 묻는 질문 ‘${title}’의 답변입니다.`,
    manual: (title: string) => `매뉴얼 ‘${title}’에서 안내하는 내용입니다.`,
    qna: (title: string) => `기술지원팀이 답변한 QnA ‘${title}’의 내용입니다.`,
    notice: (title: string) => `공지사항 ‘${title}’의 내용입니다.`,
    library: (title: string) => `자료실 ‘${title}’의 내용입니다.`,
    videoTutorial: (title: string) => `비디오 강의 ‘${title}’에서 설명하는 내용입니다.`,
    market: (title: string) => `마켓 ‘${title}’의 설명입니다.`,
    reference: (title: string) => `레퍼런스 ‘${title}’의 내용입니다.`,
  } satisfies Record<BoardType | 'manual', (title: string) => string>,
  more: (title: string, url: string) => `자세한 내용은 [${title}](${url})에서 확인하실 수 있습니다.`,
  related: '이런 내용도 확인해보세요.',
  unanswered: [
    '등록된 자료에서 이 질문의 답을 찾지 못했습니다. 확인되지 않은 내용은 추측해서 답변드리지 않습니다.',
    '[Q&A 등록](/qnaRegister)으로 질문을 남겨주시거나 [상담 문의](/contact)를 이용해주시면 담당자가 확인해 답변드립니다.',
  ],
} as const;
