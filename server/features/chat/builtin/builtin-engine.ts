import { assistantAnswerText as text } from '#shared/messages/chat/assistant-answer.ko.ts';
import { chatText } from '#shared/messages/chat/chat.ko.ts';
import type { Context } from '#server/context.ts';
import type { RankedDocument } from '#server/search/query/rank/rank-documents.ts';
import { readCompany } from '#server/site/company.ts';
import { readProductName } from '#server/site/brand.ts';
import type { AnswerEngine, AnswerPart, Question, Source } from '../chat-engine.ts';
import { expectedAnswerKind } from '../retrieval/answer-kind.ts';
import { isDeclined } from '../retrieval/declined-question.ts';
import { besideOf } from '../retrieval/choose-sources.ts';
import { decide, isByMember, nearDocuments } from '../retrieval/decide.ts';
import type { Evidence } from '../retrieval/find-evidence.ts';
import { findEvidence } from '../retrieval/find-evidence.ts';
import { saysAlone } from '../retrieval/follow-up-question.ts';
import { firstQuestion, normaliseQuery } from '../retrieval/normalise-query.ts';
import { sourceName, sourceOf, toldTitle, urlOf } from '../retrieval/source-url.ts';
import { companyFact, companyFieldsOf } from './small-talk/company-fact.ts';
import type { Extract } from './extract-answer.ts';
import { extractAnswer } from './extract-answer.ts';
import { nearestLineOf } from './nearest-line.ts';
import type { MenuRequest } from './menu/menu-request.ts';
import { customersRequestOf, menuBlock, menuRequestOf } from './menu/menu-request.ts';
import { relatedQuestions } from './related-questions.ts';
import { escape } from './render-blocks.ts';
import { listCustomers } from '../../references/public-references.queries.ts';
import { kindOf, smallTalk } from './small-talk/small-talk.ts';

/**
 * Answers with the portal's own texts, without a language model. In this order: small talk, declined questions, the
 * first document if it is certain enough, near documents, other ways to get help.
 */
export function builtinEngine({ db, config }: Context): AnswerEngine {
  return {
    async *answer(turn: Question): AsyncIterable<AnswerPart> {
      // 다시 말해줘 asks the last question again.
      const at = kindOf(turn.query) === 'again' ? turn.earlier.findLastIndex((one) => kindOf(one.question) === '') : -1;
      const before = turn.earlier[at];
      const asking = before ? { ...turn, query: before.question, earlier: turn.earlier.slice(0, at) } : turn;
      if (before) yield* textParts([`${text.again}\n\n`]);
      // A question that was declined lends nothing to the next.
      const question = { ...asking, earlier: asking.earlier.filter((turn) => !isDeclined(turn.question)) };
      const product = await readProductName({ db, config });
      const talk = smallTalk(question.query, { product, now: question.now });
      if (talk !== null) return yield* textParts([talk]);
      if (isDeclined(question.query)) return yield* textParts([text.declined]);
      const fields = companyFieldsOf(normaliseQuery(question.query));
      const fact = fields.length > 0 ? companyFact(fields, (await readCompany(db)).company) : null;
      if (fact) return yield* textParts([fact]);
      const menu = menuRequestOf(question) ?? customersRequestOf(question);
      if (menu?.isAll) {
        if (menu.customersOf !== undefined)
          yield* nameCustomers(await listCustomers(db, question.now, menu.customersOf), menu.customersOf);
        return yield* lead(menu);
      }
      // 얼마예요? has its topic itself, where 그럼 비용은? asks it of what was said before.
      const own = question.query.startsWith('그') ? undefined : menu?.topic;
      let evidence = await findEvidence(db, own === undefined ? question : { ...question, query: own, earlier: [] });
      let document = decide(evidence);
      const asked = own === undefined ? (menu?.topic ?? firstQuestion(question.query)) : question.query;
      const isSaid = menu && document && question.earlier.at(-1)?.answer.includes(firstSourceOf(document).url);
      if ((!document || isSaid) && asked !== undefined) {
        const narrower = await findEvidence(db, { ...question, query: asked });
        const decided = decide(narrower);
        if (decided) [evidence, document] = [narrower, decided];
      }
      const extract = document && (await extractAnswer(db, evidence, document));
      question.signal.throwIfAborted();
      if (!document || !extract || (!menu && repeats(question, evidence, extract)))
        return yield* menu ? lead(menu) : refuse(question, evidence, document);
      const beside = besideOf(evidence, document);
      yield { kind: 'sources', sources: [...extract.passages.map(sourceOf), ...beside.map(firstSourceOf)] };
      yield* answerFrom(document, extract, linesOf(evidence, beside));
      if (menu) yield* textParts([menuBlock(menu), '\n']);
      yield* suggest(await relatedQuestions(db, question, evidence, document));
    },
  };
}

/** The answer, what it is from, and what is beside it. The panel folds the rest of the text. */
function* answerFrom(document: RankedDocument, extract: Extract, beside: readonly string[]): Iterable<AnswerPart> {
  const { pieces, rest, passages } = extract;
  const { passage, url } = sourceOf(passages[0] ?? firstSourceOf(document).passage);
  const { before, after } = text.around(document.place, escape(toldTitle(passage)), url, isByMember(document));
  yield* textParts([...before, ...pieces, ...after]);
  if (beside.length > 0) yield* textParts([`${text.beside}\n\n`, ...beside, '\n']);
  if (rest.length > 0) yield* textParts([`${text.foldBegin}\n\n`, ...rest, `${text.foldEnd}\n\n`]);
}

/** 그래도 안 되면? names nothing of its own, so that it finds what was just answered. 며칠 동안이에요? may ask for it. */
const repeats = ({ earlier }: Question, { analyser, own }: Evidence, { pieces }: Extract): boolean =>
  saysAlone(analyser, own) === 'nothing' &&
  !expectedAnswerKind(own)?.test(pieces.join('')) &&
  earlier.at(-1)?.answer.includes(pieces.join('')) === true;

/** `said`: the document that was just answered from. */
function* refuse({ query }: Question, evidence: Evidence, said: RankedDocument | null): Iterable<AnswerPart> {
  const near = nearDocuments(evidence).filter((one) => one !== said);
  const [nothing, ask] = text.unanswered;
  // A number alone is not a question that a text could answer.
  if (!/\p{L}/u.test(query)) return yield* textParts([text.unclear]);
  if (near.length > 0) yield { kind: 'sources', sources: near.map(firstSourceOf) };
  yield* textParts([`${said ? text.nothingElse : near.length === 0 ? nothing : text.nothingExact}\n\n`]);
  yield* textParts([...linesOf(evidence, near), `${near.length > 0 ? '\n' : ''}${ask}\n\n`]);
  if (evidence.isOffTopic) yield* suggest(chatText.suggestionsOf.buyers);
  yield { kind: 'unanswered' };
}

/** The documents with their links, each with its line that matches the question best. */
const linesOf = (evidence: Evidence, documents: readonly RankedDocument[]): string[] =>
  documents.map((document) => {
    const { passage, url } = firstSourceOf(document);
    const line = escape(nearestLineOf(evidence, document));
    return `${text.near(sourceName(passage), escape(toldTitle(passage)), url, line)}\n`;
  });

type Customers = Awaited<ReturnType<typeof listCustomers>>;

function* nameCustomers({ customers, isAll }: Customers, only: string): Iterable<AnswerPart> {
  if (customers.length === 0) return yield* textParts([`${text.noCustomers(only)}\n\n`]);
  yield { kind: 'sources', sources: customers.map(({ passage }) => sourceOf(passage)), isList: true };
  const lines = [...Map.groupBy(customers, ({ industry }) => industry)].map(([industry, all]) =>
    text.customersOf(
      industry,
      all.map(({ name, result, passage }) => text.customer(escape(name), urlOf(passage), escape(result))),
    ),
  );
  yield* textParts([`${[text.customers(only, customers.length, isAll), '', ...lines].join('\n')}\n\n`]);
}

function* lead(menu: MenuRequest): Iterable<AnswerPart> {
  if (menu.customersOf === undefined) yield* textParts([`${menu.lead ?? text.menu(escape(menu.desc))}\n\n`]);
  yield* textParts([menuBlock(menu), '\n']);
}

const firstSourceOf = ({ passages: [best] }: RankedDocument): Source => sourceOf(best);

function* textParts(pieces: readonly string[]): Iterable<AnswerPart> {
  for (const piece of pieces) yield { kind: 'text', text: piece };
}

/** Lines that begin with a bold quote pair become buttons (specification point 4, reply formatting). */
export function* suggest(questions: readonly string[]): Iterable<AnswerPart> {
  if (questions.length === 0) return;
  yield { kind: 'text', text: `${text.related}\n\n` };
  for (const question of questions) yield { kind: 'text', text: `**"${question.replaceAll('"', '”')}"**\n` };
  yield { kind: 'suggested', questions };
}
