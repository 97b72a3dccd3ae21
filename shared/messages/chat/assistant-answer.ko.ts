import type { BoardType } from '#shared/boards.ts';
import { boardOf } from '#shared/boards.ts';
import { assistantClosingText } from './assistant-closing.ko.ts';

/** A title that itself contains quotation marks gets double ones. */
const quoted = (title: string, url: string) => (title.includes('‘') ? `“[${title}](${url})”` : `‘[${title}](${url})’`);

/** Under what is quoted: where it stands. */
function sourceOf(place: BoardType | 'manual' | 'page', title: string, url: string): string {
  if (place === 'manual') return `매뉴얼 ${quoted(title, url)}에서 안내하는 내용입니다.`;
  if (place === 'page') return `${quoted(title, url)}의 내용입니다.`;
  const { name, answerSource = `${name} {title}의 내용입니다.` } = boardOf(place);
  return answerSource.replace('{title}', () => quoted(title, url));
}

/** What stands before and after what is quoted: that a member wrote it, or that another asked, is said first. */
function around(place: BoardType | 'manual' | 'page', title: string, url: string, isByMember: boolean) {
  const paragraphs = (...texts: string[]) => texts.map((text) => `${text}\n\n`);
  if (isByMember)
    return {
      before: paragraphs(`회원이 마켓에 올린 ${quoted(title, url)}의 설명입니다. 회사의 공식 안내는 아닙니다.`),
      after: [],
    };
  const before = place === 'qna' ? paragraphs('비슷한 질문에 등록된 답변입니다.') : [];
  return { before, after: paragraphs(sourceOf(place, title, url)) };
}

/** Sentences around the quoted text of the built-in assistant. They name the source and state no facts. */
export const assistantAnswerText = {
  around,
  byMember: (place: string) => `${place}(회원 작성)`,
  menu: (desc: string) => `요청하신 ${desc} 화면으로 안내해드립니다.`,
  demonstration: '시연은 제품 문의에서 문의유형을 **시연**으로 골라 신청하실 수 있습니다.',
  activity:
    '등록하신 질문의 답변과 문의의 진행 상황, 다운로드하신 파일은 로그인하신 뒤 **내 활동**에서 확인하실 수 있습니다.',
  installers:
    '설치 파일은 **자료실**에 있으며, 고객사로 등록된 회원이 로그인하신 뒤 다운로드하실 수 있습니다. 제품을 구매하셨다면 [제품 문의](/contact)로 고객사 등록을 요청해주시고, 먼저 써보시려면 [무료체험](/freeExperience)을 신청해주세요.',
  /** Before the names of all customers, or of the newest, of one industry or of all (''). */
  customers: (industry: string, count: number, isAll: boolean) =>
    `사례를 공개한 ${industry === '' ? '' : `${industry} `}고객${isAll ? '은' : ' 가운데 최근'} ${count}곳입니다.`,
  noCustomers: (industry: string) => `사례를 공개한 ${industry === '' ? '' : `${industry} `}고객은 아직 없습니다.`,
  customersOf: (industry: string, customers: readonly string[]) => `- **${industry}**: ${customers.join(', ')}`,
  /** With the result that it measured, if it told one. */
  customer: (name: string, url: string, result: string) => `[${name}](${url})${result === '' ? '' : `(${result})`}`,
  greeting: (product: string) =>
    `안녕하세요. ${product} AI입니다. 제품 설치와 사용, 라이선스, 오류 해결처럼 궁금하신 내용을 물어봐주세요.`,
  about: (product: string) =>
    `${product} 포털에 등록된 FAQ, 공지사항, 자료실, 매뉴얼, 비디오 강의, 답변된 질문을 찾아 답변드리는 AI입니다. 답변 아래의 출처에서 원문을 확인하실 수 있고, 찾으시는 메뉴로 안내해드리기도 합니다.`,
  /** Behind a sentence of a model that no passage supports. */
  unsupported: '(등록된 자료에서 확인되지 않은 내용입니다.)',
  withheld: '이 답변의 근거가 된 자료를 더 이상 볼 수 없어 답변을 보여드리지 않습니다.',
  related: assistantClosingText.related,
  /** Nothing answers, but something comes near: one line, so that the near texts lead. */
  nothingExact: '꼭 맞는 답인지는 확실하지 않습니다. 가장 가까운 자료를 보여드립니다.',
  /** What was asked on finds only what was just answered. */
  nothingElse: '앞에서 안내해드린 내용 말고는 딱 맞는 답을 찾지 못했습니다.',
  /** Before the answer to the question that came before 다시 말해줘. */
  again:
    '앞의 질문에 대한 답변을 다시 보여드립니다. 더 자세한 안내가 필요하시면 [QnA에 질문하기](/qnaRegister)를 이용해주세요.',
  /** Below an answer: what came later, or says as much. */
  beside: '함께 확인해주세요.',
  /** What stands between these two lines is folded by the panel; elsewhere it is a title and a rule. */
  foldBegin: `**${assistantClosingText.more}**`,
  foldEnd: assistantClosingText.rule,
  near: (place: string, title: string, url: string, line: string) =>
    `- ${place}: [${title}](${url})${line === '' ? '' : ` — ${line}`}`,
  declined:
    '답변드릴 수 없는 요청입니다. 개인과 다른 회사의 정보, 비밀번호와 접속 정보, 어시스턴트의 내부 설정은 안내하지 않습니다.',
  unclear: '무엇을 찾으시는지 알기 어렵습니다. 궁금하신 내용을 문장으로 적어주시면 등록된 자료에서 찾아 답변드립니다.',
  unanswered: [
    '등록된 자료에서 이 질문의 답을 찾지 못했습니다. 확인되지 않은 내용은 추측해서 답변드리지 않습니다.',
    assistantClosingText.ask,
  ],
} as const;
