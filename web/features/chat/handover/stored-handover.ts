import { handoverText } from '#shared/messages/chat/handover.ko.ts';

export type HandoverPlace = 'qna' | 'contact';

export interface Turn {
  question: string;
  answer: string;
}

/** A conversation to be copied into a form, stored in sessionStorage. */
interface Handover {
  turns: Turn[];
  at: number;
}

const keyOf = (place: HandoverPlace) => `chat-handover:${place}`;
/** Long enough for a login in between. Older entries are discarded. */
const KEPT_MS = 30 * 60 * 1000;

export function storeHandover(place: HandoverPlace, turns: Turn[], now = Date.now()): void {
  try {
    sessionStorage.setItem(keyOf(place), JSON.stringify({ turns, at: now } satisfies Handover));
  } catch {
    // Storage is disabled: the form opens empty.
  }
}

/** Returns and removes the conversation stored for this form; null if there is none. */
export function claimHandover(place: HandoverPlace, now = Date.now()): Turn[] | null {
  try {
    const handover = JSON.parse(sessionStorage.getItem(keyOf(place)) ?? 'null') as Handover | null;
    sessionStorage.removeItem(keyOf(place));
    const isFresh = handover !== null && now - handover.at < KEPT_MS;
    return isFresh && Array.isArray(handover.turns) && handover.turns.length > 0 ? handover.turns : null;
  } catch {
    return null;
  }
}

/** Title of the form: the last question, cut to `maxChars`. */
export const titleOf = (turns: readonly Turn[], maxChars: number): string =>
  (turns.at(-1)?.question ?? '').replaceAll(/\s+/g, ' ').slice(0, maxChars).trim();

/** The conversation as text of at most `maxChars`; the oldest turns are left out first. */
export function textOf(turns: readonly Turn[], maxChars: number): string {
  const text = [handoverText.intro, ...turns.map(formatTurn)].join('\n\n');
  if (text.length <= maxChars) return text;
  return turns.length > 1 ? textOf(turns.slice(1), maxChars) : text.slice(0, maxChars).trim();
}

/**
 * `typed` with the conversation after it, but for turns that it holds already; the same text where nothing is new or no
 * room is left.
 */
export function withTurns(typed: string, turns: readonly Turn[], maxChars: number): string {
  const before = typed.trim() === '' ? '' : `${typed}\n\n`;
  const added = turns.filter((turn) => !typed.includes(formatTurn(turn)));
  const room = maxChars - before.length;
  return added.length === 0 || room <= handoverText.intro.length ? typed : before + textOf(added, room);
}

const formatTurn = ({ question, answer }: Turn): string =>
  [handoverText.question(question), ...(answer === '' ? [] : [handoverText.answer(answer)])].join('\n');
