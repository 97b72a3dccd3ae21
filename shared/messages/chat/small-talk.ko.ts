import { withParticle } from '#shared/text/korean.ts';
import { assistantClosingText } from './assistant-closing.ko.ts';

const inKorea = (now: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('ko-KR', { timeZone: 'Asia/Seoul', ...options }).format(new Date(now));

/** Answers to messages that ask nothing about the documents. */
export const smallTalkText = {
  /** By kind: the same whoever asks. */
  always: {
    thanks: '도움이 되었다니 다행입니다. 더 궁금한 점이 있으시면 말씀해주세요.',
    farewell: '이용해주셔서 감사합니다. 궁금한 점이 생기면 언제든 다시 물어봐주세요.',
    yes: '네, 더 궁금한 점이 있으시면 말씀해주세요.',
    no: '네, 알겠습니다. 다른 궁금한 점이 생기면 언제든 말씀해주세요.',
    sorry: `원하시는 답변을 드리지 못해 죄송합니다. 제품 이름과 버전, 오류 문구를 함께 적어주시면 다시 찾아보겠습니다.\n\n${assistantClosingText.ask}`,
    idle: '저는 포털에 등록된 자료로 답변드리는 어시스턴트여서 그런 이야기에는 서툽니다. 제품이나 포털에 대해 궁금하신 점을 적어주시면 찾아보겠습니다.',
    /** With nothing before it that could be said again. */
    again: '앞에서 드린 답변이 없습니다. 궁금하신 내용을 문장으로 적어주시면 등록된 자료에서 찾아 답변드립니다.',
    korean: '답변은 한국어로만 드립니다. 질문은 영어로 적으셔도 등록된 자료에서 찾아보겠습니다.',
  },
  listening: '네, 말씀하세요. 궁금하신 내용을 적어주시면 등록된 자료에서 찾아 답변드립니다.',
  name: (product: string) => `저는 ${product} AI입니다. 포털에 등록된 자료에서 답을 찾아드립니다.`,
  /** `now`: ISO 8601 in UTC. */
  today: (now: string) => `오늘은 ${inKorea(now, { dateStyle: 'full' })}입니다.`,
  time: (now: string) => `지금은 한국 시각으로 ${inKorea(now, { timeStyle: 'short' })}입니다.`,
  company: {
    labels: {
      name: '회사 이름',
      representative: '대표자',
      businessNumber: '사업자등록번호',
      address: '회사 주소',
      phone: '전화번호',
      email: '회사 이메일',
    },
    missing: (label: string) => `${withParticle(label, '은')} 등록되어 있지 않습니다.`,
    fact: (label: string, value: string) => `${withParticle(label, '은')} ${value}입니다.`,
    more: '회사에 대한 내용은 화면 맨 아래와 [회사소개](/company)에서도 보실 수 있습니다.',
  },
} as const;
