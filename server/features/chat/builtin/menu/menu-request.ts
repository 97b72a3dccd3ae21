import { ANSWER_STATES } from '#shared/boards/answer-states.ts';
import { boardOf } from '#shared/boards.ts';
import { paths } from '#shared/paths.ts';
import type { Question } from '#server/features/chat/chat-engine.ts';
import { normaliseQuery } from '#server/features/chat/retrieval/normalise-query.ts';
import { withoutParticle } from '#server/search/analyse/particles.ts';
import { periodOf } from './korean-period.ts';
import type { Menu } from './menus.ts';
import { AROUND, MENUS, SEES, TROUBLE } from './menus.ts';

/** Where an answer leads (specification point 3, menu-navigation info). */
export interface MenuRequest {
  menu: string;
  startDt: string;
  endDt: string;
  status: string;
  desc: string;
  /** What to say before the link, instead of naming the page. */
  lead?: string | undefined;
  /** The question asks for nothing but the page. */
  isAll: boolean;
  /** What to search for if the question itself finds nothing, and names nothing but the page. */
  topic?: string | undefined;
  /** The industry whose customers are named before, or '' for all. */
  customersOf?: string | undefined;
}

const MOST_WORDS = 2;
const MOST_CHARS = 60;

/**
 * The page that a question asks for, or null. With only the name and common words around it, the page is the whole
 * answer. One or two more words filter a list. A page that fits as a next step is offered beside the answer.
 */
export function menuRequestOf({ query, actor, now }: Pick<Question, 'query' | 'actor' | 'now'>): MenuRequest | null {
  if (query.length > MOST_CHARS) return null;
  const period = periodOf(query, now);
  const question = normaliseQuery(query.replace(period?.text ?? '', ' '))
    .toLowerCase()
    .replace(/[?!.,~]/g, ' ');
  for (const menu of MENUS) {
    const rest = withoutName(menu, question);
    if (rest === null || (menu.isFor && !menu.isFor(actor))) continue;
    const { left, state, category } = narrow(menu, rest);
    if (menu.needsCategory && category === '') continue;
    if (left.some((word) => TROUBLE.includes(word))) return null;
    const sees = rest.some((word) => SEES.some((one) => word.startsWith(one)));
    const wants = menu.wants?.some((one) => rest.join('').includes(one)) ?? false;
    const isAll = left.length === 0 || (menu.board !== null && sees && left.length <= MOST_WORDS);
    if (!isAll && !wants) continue;
    const params = new URLSearchParams();
    if (category !== '') params.set('category', category);
    if (isAll && left.length > 0) params.set('q', left.join(' '));
    if (menu.board === 'qna' && actor !== null && /[내제]\s?(?:질문|문의|가)/.test(query)) params.set('my', '1');
    const days = menu.board !== null || menu.path === paths.contactList() ? period : null;
    return {
      menu: params.size === 0 ? menu.path : `${menu.path}?${params}`,
      startDt: days?.start ?? '',
      endDt: days?.end ?? '',
      status: state ?? '',
      desc: [days?.text, state, category, menu.name].filter(Boolean).join(' '),
      lead: menu.lead,
      isAll: isAll && menu.isAnswered !== true,
      topic: isAll ? menu.topic : undefined,
      customersOf: menu.board === 'reference' && left.length === 0 ? category : undefined,
    };
  }
  return null;
}

/** The customers of the industry that a question names after one that asked for customers: 금융권도 있어요? */
export function customersRequestOf({ earlier, ...question }: Question): MenuRequest | null {
  const queries = [earlier.at(-1)?.question ?? '', `사례 ${question.query}`];
  const [before, asked] = queries.map((query) => menuRequestOf({ ...question, query }));
  return before?.customersOf !== undefined && asked?.customersOf ? asked : null;
}

/** The words of the question without the page's name, in any spacing; null if it is not named. */
function withoutName({ called }: Menu, question: string): string[] | null {
  const names = called.map((name) => Array.from(name).join('\\s?')).join('|');
  const spaced = new RegExp(
    `(?<![가-힣a-z])(?:${names})(?:을|를|은|는|이|가|에서|에요|에|으로|로|만|의|어?요|라고요?|이?[야임죠냐])?도?(?![a-z])`,
  );
  return spaced.test(question) ? question.replace(spaced, ' ').split(/\s+/).filter(Boolean) : null;
}

/** A number of people or a period: 100명, 50인, 매월, 한 달에, 1년. */
const AMOUNT = /^(?:\d+(?:명|인|개월|년)|한$|한?달에?$|매[달월년]|월$|연간?$|[일한]?년에?$)/;

const unexplained = (words: readonly string[], around?: readonly string[]) =>
  words.filter(
    (word) => ![...AROUND, ...(around ?? [])].some((one) => word.startsWith(one)) && !(around && AMOUNT.test(word)),
  );

/** Filters of a list: state and category by name; the remaining words become the search term. */
function narrow({ board, around, category: implied }: Menu, words: readonly string[]) {
  if (!board) return { left: unexplained(words, around), category: implied ?? '', state: undefined };
  const { hasAnswers, categories } = boardOf(board);
  const state = hasAnswers ? ANSWER_STATES.find((one) => words.join('').includes(one)) : undefined;
  const isOf = (one: string) => (word: string) => word === one || (board === 'reference' && isIn(one, word));
  const category = categories.find((one) => words.some(isOf(one))) ?? '';
  const left = unexplained(words, around)
    .filter((word) => !isOf(category)(word) && !(state && state.startsWith(word.slice(0, 2))))
    .map((word) => withoutParticle(word) ?? word);
  return { left, category: implied ?? category, state };
}

/** 제조업체 and 금융권에서도 are in an industry; any portal is a 서비스. */
const isIn = (industry: string, word: string): boolean =>
  industry.split('·').some((one) => !['', '서비스'].includes(one) && word.toUpperCase().startsWith(one));

/** A JSON block, which the panel renders as a button. */
export const menuBlock = ({ menu, startDt, endDt, status, desc }: MenuRequest): string =>
  `\`\`\`json\n${JSON.stringify({ menu, startDt, endDt, status, desc })}\n\`\`\`\n`;
