/** How far a question has come. */
export const ANSWER_STATES = ['답변대기', '추가정보요청', '답변완료', '해결', '종료'] as const;
export type AnswerState = (typeof ANSWER_STATES)[number];
