import type { Context } from '#server/context.ts';
import type { Db } from '#server/db/open-database.ts';
import { saysWhatIsAsked } from '#server/features/chat/builtin/asked-facts.ts';
import { nameOf } from '#server/features/chat/evaluation/evaluate.ts';
import { FITTED_SETS } from '#server/features/chat/evaluation/question-sets.ts';
import { findEvidence } from '#server/features/chat/retrieval/find-evidence.ts';
import type { Signals } from '#server/features/chat/retrieval/judge/signals.ts';
import { packWords, unpackWords } from '#server/search/index/passage-words.ts';
import { tryOut } from './try-out.ts';
import { readSayings } from './sayings.ts';
import { askWordings } from './wordings.ts';

/** What one question finds. */
export interface Example {
  /** The question set; beside the sets `wordings`, and `sayings` for what a text says. */
  set: string;
  query: string;
  documents: Signals[];
  isRight: boolean[];
  /** Of each document: it tells the kind of fact that was asked for. */
  isTold: boolean[];
  /** Something in the content answers it; not when that was taken out. */
  isAnswered: boolean;
  /** Asked of content that names no ways of asking, as a customer's first documents do not. */
  isBare: boolean;
}

const MOST_DOCUMENTS = 10;
/** A line that says so much of a sentence says it, wherever it stands. */
const SAYS_IT = 0.9;
/** Every so many of the wordings: others say about the same. */
const EVERY_WORDING = 6;
/** How often a word stands somewhere is remembered for ten minutes. */
const LATER_MS = 11 * 60_000;

export async function readExamples({ db, clock }: Context): Promise<Example[]> {
  const examples: Example[] = [];
  let later = 0;
  const add = async (tx: Db, set: string, query: string, wanted: readonly string[], isBare = false) => {
    const now = new Date(clock.now().getTime() + later).toISOString();
    const signal = new AbortController().signal;
    const evidence = await findEvidence(tx, { query, earlier: [], actor: null, now, visitorId: 'fit', signal });
    const documents = evidence.documents.slice(0, MOST_DOCUMENTS);
    const names = documents.map(({ passages: [passage] }) => (passage ? nameOf({ passage }) : ''));
    examples.push({
      set,
      query,
      isBare,
      documents: documents.map(({ signals }) => signals),
      isRight: names.map((name) => wanted.some((one) => name.includes(one))),
      isTold: documents.map((document) => saysWhatIsAsked(query, document, evidence)),
      isAnswered: wanted.length > 0,
    });
  };
  const addSets = async (tx: Db, isBare: boolean) => {
    for (const { id, answered, unanswered } of FITTED_SETS) {
      for (const [query, ...wanted] of answered) await add(tx, id, query, wanted, isBare);
      for (const query of unanswered) await add(tx, id, query, [], isBare);
    }
  };
  await addSets(db, false);
  for (const { question, name } of await readSayings(db)) {
    await add(db, 'sayings', question, [name]);
    const said = examples.at(-1);
    if (said) said.isRight = said.isRight.map((isRight, i) => isRight || (said.documents[i]?.inLine ?? 0) > SAYS_IT);
  }
  await tryOut(db, async (tx) => {
    later += LATER_MS;
    await removeWordings(tx);
    await addSets(tx, true);
  });
  await askWordings(db, EVERY_WORDING, async (tx, asked, name) => {
    later += LATER_MS;
    for (const wording of asked) await add(tx, 'wordings', wording, name === null ? [] : [name]);
  });
  return examples;
}

async function removeWordings(tx: Db): Promise<void> {
  for (const { id, tokens } of await tx.selectFrom('search_passage').select(['id', 'tokens']).execute()) {
    const words = unpackWords(tokens);
    if (words.wordings.length === 0) continue;
    const bare = packWords({ ...words, wordings: [] });
    await tx.updateTable('search_passage').set({ tokens: bare }).where('id', '=', id).execute();
  }
}
