import { handoverText } from '#shared/messages/assistant/handover.ko.ts';

export type HandoverPlace = 'qna' | 'contact';

export interface Turn {
  question: string;
  answer: string;
}

/** A conversation on its way into a form, in this tab alone. */
interface Handover {
  turns: Turn[];
  at: number;
}

const keyOf = (place: HandoverPlace) => `chat-handover:${place}`;
/** Logging in may come in between; what lies longer was given up. */
const KEPT_MS = 30 * 60 * 1000;

export function storeHandover(place: HandoverPlace, turns: Turn[], now = Date.now()): void {
  try {
    sessionStorage.setItem(keyOf(place), JSON.stringify({ turns, at: now } satisfies Handover));
  } catch {
    // Storage that is switched off: the form opens empty.
  }
}

/** The conversation that was handed over here, once; null when there is none. */
export function takeHandover(place: HandoverPlace, now = Date.now()): Turn[] | null {
  try {
    const handover = JSON.parse(sessionStorage.getItem(keyOf(place)) ?? 'null') as Handover | null;
    sessionStorage.removeItem(keyOf(place));
    const isFresh = handover !== null && now - handover.at < KEPT_MS;
    return isFresh && Array.isArray(handover.turns) && handover.turns.length > 0 ? handover.turns : null;
  } catch {
    return null;
  }
}

/** The last question is what is still open; cut where a title must end. */
export const titleOf = (turns: readonly Turn[], maxChars: number): string =>
  (turns.at(-1)?.question ?? '').replaceAll(/\s+/g, ' ').slice(0, maxChars).trim();

/** The conversation as text; the oldest turns are left out when it would not fit. */
export function textOf(turns: readonly Turn[], maxChars: number): string {
  const text = [handoverText.intro, ...turns.map(sayTurn)].join('\n\n');
  if (text.length <= maxChars) return text;
  return turns.length > 1 ? textOf(turns.slice(1), maxChars) : text.slice(0, maxChars).trim();
}

const sayTurn = ({ question, answer }: Turn): string =>
  [handoverText.question(question), ...(answer === '' ? [] : [handoverText.answer(answer)])].join('\n');
