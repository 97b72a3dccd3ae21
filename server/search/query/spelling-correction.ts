import type { Db } from '#server/db/open-database.ts';
import { initialsOf, isInitials, isOneEditApart, soundOf } from '../analyse/jamo.ts';
import { onOtherKeyboard } from '../analyse/keyboard.ts';
import type { Analyser, Term } from '../analyse/analyser.ts';
import { isParticle, withoutParticle } from '../analyse/particles.ts';
import { normalise } from '../analyse/scan.ts';
import { withSynonyms } from '../analyse/synonyms.ts';
import { knownStems } from './known-stem.ts';
import type { Plan } from './query-plan.ts';
import { planOf } from './query-plan.ts';

const MOST_WORDS = 20;
const MOST_WRITTEN = 6;
/** Longer texts give the same readings, because a plan holds twelve words. */
const MOST_TYPED_CHARS = 200;
const MOST_CANDIDATES = 2_000;
/** Shorter words are never corrected. */
const SHORTEST_SOUND = 4;

/**
 * Corrected readings of a query without results: other keyboard layout, other spacing, stems, 초성, and spelling. The
 * candidate words come from all texts, private ones included. Show a reading only if it finds a text that the visitor
 * may read.
 */
export async function correctedPlans(db: Db, analyser: Analyser, plan: Plan): Promise<Plan[]> {
  const plans: Plan[] = [];
  const typed = plan.text.slice(0, MOST_TYPED_CHARS);
  const swapped = onOtherKeyboard(typed);
  if (swapped !== null) plans.push(planOf(analyser, swapped));
  const joined = typed.replaceAll(/\s+/g, '');
  if (joined !== typed.trim()) plans.push(planOf(analyser, joined));
  plans.push(asWritten(plan));
  const stemmed = await asStems(db, plan);
  if (stemmed) plans.push(stemmed);
  // The readings share most of their words, so similar words are loaded once for all.
  const bases = [plan, ...plans];
  const near = await nearWords(
    db,
    bases.flatMap(({ terms }) => terms),
  );
  for (const base of bases) {
    const corrected = withNearWords(base, near.splice(0, base.terms.length));
    if (corrected) plans.push(corrected);
  }
  const firstOf = new Map(plans.toReversed().map((one) => [keyOf(one), one]));
  return plans.filter((one) => one.terms.length > 0 && firstOf.get(keyOf(one)) === one && keyOf(one) !== keyOf(plan));
}

const keyOf = ({ terms }: Plan) => terms.map(({ any }) => any.join('|')).join(' ');

/**
 * The plan with each word whole, because a misspelt or incomplete word may have been split wrongly. Names and codes
 * stay: without them it would be another query.
 */
const asWritten = (plan: Plan): Plan => ({
  text: plan.text,
  terms: [
    ...plan.terms.filter(({ any: [word = ''] }) => /^[a-z0-9]/.test(word)),
    ...normalise(plan.text)
      .split(/\s+/)
      .filter((word) => /^[가-힣]{2,20}$/.test(word))
      .slice(0, MOST_WRITTEN)
      .map((word) => ({ any: [word, withoutParticle(word)].filter((one) => one !== null) })),
  ],
});

const INCOMPLETE = /(?<=^|\s)(?:([가-힣]{1,20})([ㄱ-ㅎ])|([가-힣]))$/;

/**
 * Completions of the last word during typing: 엑, 엑ㅅ, 셀렉ㅌ. Of an incomplete syllable the first consonant is known,
 * unless it belongs to a particle: 셀렉터ㄹ. Longer beginnings are found by prefix search.
 */
export async function completedPlans(db: Db, analyser: Analyser, { text }: Plan): Promise<Plan[]> {
  const typed = normalise(text);
  const [incomplete, syllables, initial = '', single = ''] = INCOMPLETE.exec(typed) ?? [];
  if (incomplete === undefined) return [];
  const words = await wordsFrom(db, syllables ?? single, initial);
  const before = planOf(analyser, typed.slice(0, -incomplete.length)).terms;
  const plans = words.length === 0 ? [] : [{ text, terms: [...before, { any: words }] }];
  if (initial === '') return plans;
  // Of 안ㄱ only a filler is left, which is no query.
  const whole = planOf(analyser, typed.slice(0, -1));
  return whole.terms.length === 0 ? plans : [...plans, whole];
}

async function wordsFrom(db: Db, beginning: string, initial: string): Promise<string[]> {
  const rows = await db
    .selectFrom('search_word')
    .select('word')
    .where('word', '>=', beginning)
    .where('word', '<', `${beginning}힣`)
    .where('initials', 'like', `${initialsOf(beginning)}${initial}%`)
    .orderBy('word')
    .limit(MOST_WORDS)
    .execute();
  return rows.map(({ word }) => word);
}

/** 병합된칸: a known noun with an ending and more text attached. */
async function asStems(db: Db, plan: Plan): Promise<Plan | null> {
  const stems = await knownStems(db, plan.terms);
  if (stems.every((stem) => stem === null)) return null;
  const terms = plan.terms.map((term, i) => {
    const stem = stems[i];
    return stem ? { any: withSynonyms(stem) } : term;
  });
  return { text: plan.text, terms };
}

function withNearWords(plan: Plan, found: readonly (readonly string[])[]): Plan | null {
  if (found.every((words) => words.length === 0)) return null;
  const terms = plan.terms.map((term, i) => ({ ...term, any: [...new Set([...term.any, ...(found[i] ?? [])])] }));
  // The same sound is only another spelling: 쎈터.
  const isSure = plan.terms.every(({ any: [word = ''] }, i) => {
    const [near] = found[i] ?? [];
    return near === undefined || soundOf(near) === soundOf(word);
  });
  return isSure ? { text: plan.text, terms } : { text: plan.text, terms, isGuess: true };
}

/**
 * The corrected query, built from the tokens of its result, so that it contains no word of a text that the asker may
 * not read.
 */
export function correctedText(plan: Plan, foundTokens: string): string {
  if (!plan.isGuess) return plan.text;
  const tokens = new Set(foundTokens.split(' '));
  return plan.terms.map(({ any }) => any.find((word) => tokens.has(word)) ?? any[0] ?? '').join(' ');
}

/** For each term the known words that it may be a misspelling of. */
export async function nearWords(db: Db, terms: readonly Term[], shortestSound = SHORTEST_SOUND): Promise<string[][]> {
  const spellings = terms.map(({ any }) => any.filter((one) => one === any[0] || any[0]?.startsWith(one)));
  const misspelt = spellings.flat().filter((word) => !isInitials(word) && soundOf(word).length >= shortestSound);
  const bySound = await wordsBySound(db, [...new Set(misspelt)]);
  return Promise.all(
    spellings.map(async (words) => {
      const [word = ''] = words;
      if (isInitials(word)) return byInitials(db, word);
      return words.flatMap((one) => bySound.get(one) ?? []).slice(0, MOST_WORDS);
    }),
  );
}

async function byInitials(db: Db, initials: string): Promise<string[]> {
  const rows = await db
    .selectFrom('search_word')
    .select('word')
    .where('initials', '>=', initials)
    .where('initials', '<', `${initials}힣`)
    .orderBy('initials')
    .limit(MOST_WORDS)
    .execute();
  return rows.map(({ word }) => word);
}

const SHORTEST_COMPOUND = 4;
const LONGEST_COMPOUND = 24;
const LONGEST_PART = 6;
/** Share of the word that its known parts must have: 가나 says nothing of 가나다라마바사. */
const LEAST_PARTS_SHARE = 0.4;

/** Whether the word may have `knownParts`. */
export const isCompound = (word: string): boolean =>
  /^[가-힣]+$/.test(word) && word.length >= SHORTEST_COMPOUND && word.length <= LONGEST_COMPOUND;

/**
 * Known words within a word without spaces, by sound: 체팅상담몇시까지 gives 채팅 and 상담. Longest first; only words of two or
 * more syllables. None if they are only a small part of it.
 */
export async function knownParts(db: Db, word: string): Promise<string[]> {
  if (!isCompound(word)) return [];
  const starts = Array.from({ length: word.length - 1 }, (_, at) => at);
  const lengths = Array.from({ length: LONGEST_PART - 1 }, (_, i) => LONGEST_PART - i);
  const soundAt = (at: number, length: number) => soundOf(word.slice(at, at + length));
  const sounds = new Set(starts.flatMap((at) => lengths.map((length) => soundAt(at, length))));
  const heads = new Set([...sounds].map((sound) => sound.slice(0, Math.floor(sound.length / 2))));
  const rows = await db
    .selectFrom('search_word')
    .select(['word', 'sound_head', 'sound_tail'])
    .where('sound_head', 'in', [...heads])
    .where((eb) => eb(eb.fn<number>('length', ['word']), '<=', LONGEST_PART))
    .limit(MOST_CANDIDATES * 4)
    .execute();
  const bySound = new Map<string, string>();
  for (const { word: known, sound_head, sound_tail } of rows) {
    const sound = sound_head + sound_tail;
    // Exact spellings come before words of the same sound.
    if (sounds.has(sound) && (!bySound.has(sound) || word.includes(known))) bySound.set(sound, known);
  }
  const parts: string[] = [];
  for (let at = 0; at < word.length - 1;) {
    const length = lengths.find((one) => at + one <= word.length && bySound.has(soundAt(at, one)));
    if (length !== undefined) parts.push(bySound.get(soundAt(at, length)) ?? '');
    at += length ?? 1;
  }
  return parts.join('').length >= LEAST_PARTS_SHARE * word.length ? parts : [];
}

/** One edit leaves the first or the second half of the phonetic form intact (see `index/store-words.ts`). */
async function wordsBySound(db: Db, words: readonly string[]): Promise<Map<string, string[]>> {
  if (words.length === 0) return new Map();
  const sounds = words.map(soundOf);
  const halves = sounds.flatMap((sound) =>
    [sound.length - 1, sound.length, sound.length + 1].map((length) => ({
      sound,
      head: Math.floor(length / 2),
      length,
    })),
  );
  const heads = new Set(halves.map(({ sound, head }) => sound.slice(0, head)));
  const tails = new Set(halves.map(({ sound, head, length }) => sound.slice(head - length)));
  const rows = await db
    .selectFrom('search_word')
    .select(['word', 'sound_head', 'sound_tail'])
    .where((eb) => eb.or([eb('sound_head', 'in', [...heads]), eb('sound_tail', 'in', [...tails])]))
    .limit(MOST_CANDIDATES * words.length)
    .execute();
  const known = rows.map((row) => ({ word: row.word, sound: row.sound_head + row.sound_tail }));
  return new Map(words.map((word) => [word, nearestOf(word, known)]));
}

function nearestOf(word: string, known: readonly { word: string; sound: string }[]): string[] {
  const sound = soundOf(word);
  // A particle stands alone behind a bracket, as in (E-1042)로도, and is no spelling of 로또.
  const others = known.filter((one) => one.word !== word && !isParticle(one.word));
  const same = others.filter((one) => one.sound === sound);
  if (same.length > 0) return same.map((one) => one.word);
  return others
    .filter((one) => isOneEditApart(sound, one.sound))
    .toSorted((a, b) => Math.abs(a.word.length - word.length) - Math.abs(b.word.length - word.length))
    .map((one) => one.word);
}
