import { randomUUID } from 'node:crypto';
import { LIMITS } from '#shared/limits.ts';
import type { Db } from '#server/db/open-database.ts';
import { fail } from '#server/errors.ts';
import { meaningOf, nearness } from '../gaps/question-meaning.ts';
import { bareQuestions } from './bare-questions.ts';

/** High, because a pinned answer must only answer nearly the same question. */
const LEAST_NEARNESS = 0.85;

export interface Pin {
  id: string;
  questions: string[];
  answer: string;
  link: string;
}

export async function listPins(db: Db) {
  const rows = await db
    .selectFrom('chat_pin')
    .selectAll()
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .limit(LIMITS.pinMax)
    .execute();
  return rows.map((row) => ({ ...row, questions: JSON.parse(row.questions) as string[] }));
}

/** The pinned answer to this question, if any. */
export async function findPin(db: Db, query: string): Promise<Pin | null> {
  const pins = await listPins(db);
  if (pins.length === 0) return null;
  const same = pins.find(({ questions }) => hasSame(questions, [query]));
  if (same) return same;
  const meaning = await meaningOf(query);
  let best: { pin: Pin; near: number } | null = null;
  for (const pin of pins)
    for (const example of pin.questions) {
      const near = nearness(meaning, await rememberedMeaning(example));
      if (near >= LEAST_NEARNESS && near > (best?.near ?? 0)) best = { pin, near };
    }
  return best?.pin ?? null;
}

/** Cache of analysed examples, which every question is compared with. */
const remembered = new Map<string, string[]>();
const MOST_REMEMBERED = 5_000;

async function rememberedMeaning(example: string): Promise<string[]> {
  const known = remembered.get(example);
  if (known) return known;
  const meaning = await meaningOf(example);
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  remembered.set(example, meaning);
  return meaning;
}

/** Whether one of each are the same question, however it is asked. */
function hasSame(some: readonly string[], others: readonly string[]): boolean {
  const readings = new Set(others.flatMap(bareQuestions));
  return some.flatMap(bareQuestions).some((reading) => readings.has(reading));
}

/** Whether another pin answers one of the questions already. */
export const isAnswered = async (db: Db, { id, questions }: Pick<Pin, 'id' | 'questions'>): Promise<boolean> =>
  (await listPins(db)).some((pin) => pin.id !== id && hasSame(pin.questions, questions));

/** False if the maximum number of pins is reached. */
export async function hasRoom(db: Db): Promise<boolean> {
  const { count } = await db
    .selectFrom('chat_pin')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count < LIMITS.pinMax;
}

type Given = Omit<Pin, 'id'> & { savedBy: { id: string; name: string } };

export async function addPin(db: Db, given: Given, now: string): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto('chat_pin')
    .values({ id, ...columnsOf(given, now), created_at: now })
    .execute();
  return id;
}

/** @throws CM08 if somebody has changed it since `seenAt`, CM04 if it does not exist. */
export async function changePin(tx: Db, id: string, given: Given, seenAt: string | null, now: string): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('chat_pin')
    .set(columnsOf(given, now))
    .where('id', '=', id)
    .where('updated_at', '=', seenAt ?? '')
    .executeTakeFirst();
  if (numUpdatedRows === 1n) return;
  const row = await tx.selectFrom('chat_pin').select('id').where('id', '=', id).executeTakeFirst();
  fail(row ? 'CM08' : 'CM04');
}

const columnsOf = ({ questions, answer, link, savedBy }: Given, now: string) => ({
  questions: JSON.stringify(questions),
  answer,
  link,
  saved_by: savedBy.name,
  saved_by_id: savedBy.id,
  updated_at: now,
});

/** False if it does not exist. */
export async function deletePin(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('chat_pin').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}
