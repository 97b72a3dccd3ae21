import { assistantAnswerText as text } from '../../../../shared/messages/assistant/assistant-answer.ko.ts';

const MARKS = /[\s!?.~^,ㅋㅠㅜ:)]+|(?<=[가-힣\s])ㅎ+/g;

const TALK: readonly (readonly [RegExp, (product: string) => string])[] = [
  [
    /^(?:ㅎㅇ|ㅎㅇㅎㅇ|안녕(?:하세요|하십니까|하세여)?|하이|헬로|hello|hi|반가워요?|반갑습니다|여보세요|저기요)$/i,
    text.greeting,
  ],
  [
    /^(?:네|넵|예|응)?(?:정말|너무|진짜)?(?:고마워요?|고맙습니다|감사(?:합니다|해요|드립니다)?|땡큐|thanks?|thankyou)$/i,
    () => text.thanks,
  ],
  [
    /^(?:넌|너는|당신은|너|네가)?(?:누구(?:야|세요|냐|니|예요|인가요)|뭐(?:야|하는거야|할수있(?:어|니|나요)))$/,
    text.about,
  ],
  [
    /^(?:넌|너는|너|당신은?|혹시|네가)*(?:사람|인간|로봇|봇|챗봇|기계|ai|인공지능|챗gpt|chatgpt|지피티|챗지피티|gpt)(?:이?(?:야|니|냐|세요|에요|예요|인가요|죠|지)|인가)$/i,
    text.about,
  ],
  [
    /^(?:무엇을|뭘|뭐를|무슨걸)?(?:할수있(?:어|나요|니|어요)|도와줄수있(?:어|나요)|물어볼수있(?:어|나요)|물어보면되나요?)$/,
    text.about,
  ],
  [/^(?:도움말|사용법|help)$/i, text.about],
];

/** An answer to what is no question about anything: 안녕하세요, 고마워요, 너는 누구야? */
export function smallTalk(query: string, product: string): string | null {
  const said = query.replace(MARKS, '');
  return TALK.find(([pattern]) => pattern.test(said))?.[1](product) ?? null;
}
