import { assistantAnswerText as text } from '#shared/messages/assistant/assistant-answer.ko.ts';
import { smallTalkText } from '#shared/messages/assistant/small-talk.ko.ts';
import type { Context } from '#server/context.ts';
import { loadAnalyser } from '#server/search/analyse/analyser.ts';
import { readCompany } from '#server/site/company.ts';
import type { AnswerEngine, AnswerPart, Question, Source } from '../chat-engine.ts';
import type { Evidence } from '../retrieval/find-evidence.ts';
import { findEvidence } from '../retrieval/find-evidence.ts';
import type { RankedDocument } from '../retrieval/rank-documents.ts';
import { readQuestion } from '../retrieval/read-question.ts';
import { sourceName, sourceOf } from '../retrieval/source-url.ts';
import type { Extract } from './extract-answer.ts';
import { extractAnswer } from './extract-answer.ts';
import { isOfWhatIsAsked } from './asked-facts.ts';
import { asksForWhatIsNotTold } from './asked-facts/not-told.ts';
import { answeringDocument } from './is-answered.ts';
import type { MenuRequest } from './menu/menu-request.ts';
import { menuBlock, menuRequestOf } from './menu/menu-request.ts';
import { MOST_NEAR, nearDocuments } from './near-documents.ts';
import { relatedQuestions } from './related-questions.ts';
import { escape } from './render.ts';
import { companyFact, companyFieldsOf } from './small-talk/company-fact.ts';
import { matterOf, withoutGreeting } from './small-talk/matter.ts';
import { smallTalk } from './small-talk/small-talk.ts';

const MOST_SOURCES = 5;
/** Beside the document that answers: those whose score comes as near to its own, and the next two that come near. */
const NEAR_SCORE = 5;
const NEXT = 2;

/**
 * Answers in the words of the portal's own texts, without a language model: the document that speaks most of the
 * question, its sentences that do, and where they stand; a page that is asked for is led to. What nothing answers
 * is said so.
 */
export function builtinEngine({ db, config }: Context): AnswerEngine {
  return {
    async *answer(asked: Question): AsyncIterable<AnswerPart> {
      const isFirst = asked.earlier.length === 0;
      const talk = smallTalk(asked.query, { product: config.productName, now: asked.now, isFirst });
      if (talk !== null) return yield* say([talk]);
      const question = { ...asked, query: withoutGreeting(asked.query) };
      const fields = companyFieldsOf(question.query, isFirst);
      const fact = fields.length > 0 ? companyFact(fields, (await readCompany(db)).company) : null;
      if (fact) return yield* say([fact]);
      const menu = await menuOf(question);
      if (menu?.isAll) return yield* lead(menu);
      const evidence = await findEvidence(db, question);
      question.signal.throwIfAborted();
      const document = matterOf(question.query) === null ? chooseDocument(evidence, question.query) : null;
      const extract = document && (await extractAnswer(db, evidence, document));
      if (!extract && menu && !asksForWhatIsNotTold(question.query)) return yield* lead(menu);
      const related = await relatedQuestions(db, question, evidence, document);
      question.signal.throwIfAborted();
      if (!document || !extract) return yield* refuse(question, nearOf(evidence, question), related);
      if (evidence.isStill && isAllSaid(extract, question)) return yield* askAPerson();
      if (menu && isAllSaid(extract, question)) return yield* lead(menu);
      const sources = sourcesOf(evidence, document, extract);
      yield { kind: 'sources', sources };
      yield* say(
        evidence.isMore && isAllSaid(extract, question)
          ? [`${text.allSaid(escape(document.title), sources[0]?.url ?? '')}\n\n`, `${text.unanswered[1]}\n\n`]
          : [`${leadTo(document)}\n\n`, ...extract.pieces, ...linkOf(document, sources[0])],
      );
      if (menu) yield* lead(menu);
      yield* suggest(related);
    },
  };
}

/** What the company wrote answers before anything that members did. */
function chooseDocument(evidence: Evidence, query: string): RankedDocument | null {
  const documents = evidence.documents.filter(({ isByMember }) => !isByMember);
  const official = answeringDocument({ ...evidence, documents }, query);
  return official ?? (documents.length < evidence.documents.length ? answeringDocument(evidence, query) : null);
}

const leadTo = ({ place, title, isByMember }: RankedDocument) =>
  isByMember ? text.memberLead(escape(title)) : text.leads[place](escape(title));

/** 어디서 해요? 신청은? */
const ASKS_WHERE =
  /^(?:그럼|그러면|그건|그거)?\s*(?:어디(?:서|에서|로|에)?\s?(?:해|하|신청|가|들어가|받|눌러|있)\S*|신청(?:은|\s?하려면|\s?할래\S*|\s?하고\s?싶\S*|\s?방법\S*)?(?:\s?(?:어디\S*|어떻게\S*|방법\S*)(?:\s?(?:해|하)\S*)?)?|링크\S{0,4}(?:\s\S{1,4})?)[\s?.!~]*$/;

/** The page that is asked for, or where to do what was spoken of before. */
async function menuOf(question: Question): Promise<MenuRequest | null> {
  const analyser = await loadAnalyser();
  const menu = menuRequestOf(analyser, question);
  if (menu || !ASKS_WHERE.test(question.query)) return menu;
  const { before } = readQuestion(analyser, question);
  if (!before) return null;
  // Who was led somewhere already asks of what is there.
  if (menuRequestOf(analyser, { ...question, query: before.question })?.isAll) return null;
  return menuRequestOf(analyser, { ...question, query: `${before.question} ${question.query}` });
}

/** Nothing in it that was not said before. */
const isAllSaid = ({ pieces }: Extract, { earlier }: Question): boolean =>
  pieces.every((piece) => earlier.some(({ answer }) => answer.includes(piece.trim())));

function sourcesOf(evidence: Evidence, document: RankedDocument, { passages }: Extract): Source[] {
  const others = evidence.documents.filter((other) => other !== document);
  const near = new Set(nearDocuments(evidence));
  const listed = others.filter(
    (other, i) => document.score - other.score <= NEAR_SCORE || (i < NEXT && near.has(other)),
  );
  return [...passages.map(sourceOf), ...listed.map(firstSourceOf)].slice(0, MOST_SOURCES);
}

/** What comes near although nothing answers; to whom nothing is told, nothing comes near. */
const nearOf = (evidence: Evidence, { query }: Question): Source[] =>
  asksForWhatIsNotTold(query)
    ? []
    : nearDocuments(evidence)
        .filter((document) => isOfWhatIsAsked(query, document, evidence))
        .toSorted((a, b) => Number(a.isByMember) - Number(b.isByMember))
        .slice(0, MOST_NEAR)
        .map(firstSourceOf);

function* refuse({ query }: Question, near: readonly Source[], related: readonly string[]): Iterable<AnswerPart> {
  const [nothing, ask] = text.unanswered;
  // A number alone, which nothing speaks of, asks nothing that somebody could write about.
  if (!/\p{L}/u.test(query)) return yield* say([smallTalkText.unclear]);
  const matter = matterOf(query);
  if (near.length > 0) yield { kind: 'sources', sources: near };
  if (near.length === 0) yield* say([`${nothing}\n\n`]);
  else
    yield* say([
      `${matter === null ? text.nothingExact : smallTalkText.whatAbout(escape(matter))}\n\n`,
      ...near.map((source) => `${text.near(sourceName(source.passage), escape(source.passage.title), source.url)}\n`),
      '\n',
    ]);
  yield* say([`${ask}\n\n`]);
  const titles = new Set(near.map(({ passage }) => passage.title));
  yield* suggest(related.filter((title) => !titles.has(title)));
  if (matter === null || near.length === 0) yield { kind: 'unanswered' };
}

/** Nothing else is known that could help. */
function* askAPerson(): Iterable<AnswerPart> {
  yield* say([`${smallTalkText.stillStuck}\n\n`]);
  yield { kind: 'unanswered' };
}

function* lead(menu: MenuRequest): Iterable<AnswerPart> {
  yield* say([`${text.menu(escape(menu.desc))}\n\n`, menuBlock(menu), '\n']);
}

const firstSourceOf = ({ passages }: RankedDocument): Source => {
  const [best] = passages;
  if (!best) throw new Error('A ranked document has a passage');
  return sourceOf(best);
};

function* say(pieces: readonly string[]): Iterable<AnswerPart> {
  for (const piece of pieces) yield { kind: 'text', text: piece };
}

const linkOf = ({ title }: RankedDocument, source: Source | undefined): string[] =>
  source ? [`${text.more(escape(title), source.url)}\n\n`] : [];

/** Lines that begin with a bold quote pair become buttons (specification point 4, reply formatting). */
export function* suggest(questions: readonly string[]): Iterable<AnswerPart> {
  if (questions.length === 0) return;
  yield { kind: 'text', text: `${text.related}\n\n` };
  for (const question of questions) yield { kind: 'text', text: `**"${question.replaceAll('"', '”')}"**\n` };
  yield { kind: 'suggested', questions };
}
