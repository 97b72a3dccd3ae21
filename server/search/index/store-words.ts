import type { Db } from '#server/db/open-database.ts';
import { beforeCommit } from '#server/db/transaction.ts';
import { initialsOf, soundOf } from '../analyse/jamo.ts';

const BATCH = 200;

/** Several times what the texts of a portal have. Beyond it only the company's texts add words: members can make up any number. */
export const MOST_WORDS = 200_000;

const waiting = new WeakMap<Db, Map<string, boolean>>();

/**
 * Stores new words at the end of the transaction, all at once and sorted, so that two concurrent transactions cannot
 * deadlock.
 */
export function storeWords(tx: Db, tokens: Iterable<string>, { isCompanys }: { isCompanys: boolean }): void {
  const words = waiting.get(tx) ?? new Map<string, boolean>();
  waiting.set(tx, words);
  for (const token of tokens)
    if (isSpelt(token) || hasBeginning(token)) words.set(token, isCompanys || words.get(token) === true);
  beforeCommit(tx, 'search words', async () => {
    const mayAdd = ([, isCompanysOwn]: [string, boolean]) => isCompanysOwn || !isFull;
    const isFull = [...words.values()].includes(false) && (await hasMostWords(tx));
    await insertNew(
      tx,
      [...words]
        .filter(mayAdd)
        .map(([word]) => word)
        .toSorted(),
    );
  });
}

async function hasMostWords(tx: Db): Promise<boolean> {
  const beyond = tx
    .selectFrom('search_word')
    .select('word')
    .orderBy('word')
    .offset(MOST_WORDS - 1)
    .limit(1);
  return (await beyond.executeTakeFirst()) !== undefined;
}

async function insertNew(tx: Db, words: readonly string[]): Promise<void> {
  for (let at = 0; at < words.length; at += BATCH) {
    const batch = words.slice(at, at + BATCH);
    const known = await tx.selectFrom('search_word').select('word').where('word', 'in', batch).execute();
    const kept = new Set(known.map(({ word }) => word));
    const unknown = batch.filter((word) => !kept.has(word));
    if (unknown.length === 0) continue;
    await tx
      .insertInto('search_word')
      .values(unknown.map(rowOf))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

/** Numbers and single syllables are never corrected. */
const isSpelt = (token: string) => /^[가-힣]{2,20}$/.test(token) || /^[a-z]{4,20}$/.test(token);

/** Words that prefix search can find (`beginsWords`), such as codes or long names. */
const hasBeginning = (token: string) => /^(?:[가-힣]..|[a-z]...)/.test(token);

function rowOf(word: string) {
  if (!isSpelt(word)) return { word, initials: '', sound_head: '', sound_tail: '' };
  const sound = soundOf(word);
  const middle = Math.floor(sound.length / 2);
  return { word, initials: initialsOf(word), sound_head: sound.slice(0, middle), sound_tail: sound.slice(middle) };
}
