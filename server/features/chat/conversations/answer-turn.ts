import { SERVER_LIMITS } from '#server/limits.ts';
import type { Context } from '#server/context.ts';
import type { ChatMessageStatus } from '#server/db/tables/chat.tables.ts';
import { AppError } from '#server/errors.ts';
import { every } from '#server/concurrency/every.ts';
import type { AnswerEngine, AnswerPart } from '../chat-engine.ts';
import type { Turn } from './begin-turn.ts';
import type { Draft } from './answer-draft.ts';
import { addPart, EMPTY_DRAFT } from './answer-draft.ts';
import { listen } from './listen.ts';
import { saveAnswer, saveProgress } from './message.queries.ts';
import { TurnStopped } from './running-turns.ts';
import { limitTurnTime } from './turn-time-limit.ts';

const PROGRESS_EVERY_MS = 1_000;

export interface Outcome {
  draft: Draft;
  status: Exclude<ChatMessageStatus, 'asked'>;
  tookMs: number;
  /** Error to show to the visitor; null after a normal end. */
  failure: AppError | null;
}

/** Runs the engine for a turn, sends each part, and saves the answer however it ends. */
export async function answerTurn(
  context: Context,
  engine: AnswerEngine,
  turn: Turn,
  stopping: AbortController,
  send: (part: AnswerPart) => void,
): Promise<Outcome> {
  const began = performance.now();
  const elapsed = () => Math.round(performance.now() - began);
  let draft = EMPTY_DRAFT;
  let firstPartMs: number | null = null;
  const endLimit = limitTurnTime(context.config, stopping);
  const progress = every(PROGRESS_EVERY_MS, async () => {
    if (await saveProgress(context.db, turn.messageId, draft)) stopping.abort(new TurnStopped('stopped'));
  });

  let fault: unknown = null;
  try {
    for await (const part of listen(engine, { ...turn.question, signal: stopping.signal })) {
      firstPartMs ??= elapsed();
      draft = addPart(draft, part);
      send(part);
      if (draft.text.length > SERVER_LIMITS.chatAnswerMaxChars) throw new TurnStopped('too long');
    }
    if (draft.text === '') throw new AppError('CH03', { cause: new Error('The engine said nothing') });
  } catch (error) {
    // Engines report an abort in different ways; the reason of the signal is the cause.
    fault = stopping.signal.aborted ? stopping.signal.reason : error;
  }
  endLimit();
  await progress.end();

  const outcome = { ...outcomeOf(draft, fault), tookMs: elapsed() };
  if (outcome.failure) context.log.warn({ err: fault, messageId: turn.messageId }, 'an answer did not end well');
  await saveAnswer(context.db, turn.messageId, draft, { ...outcome, firstPartMs });
  return outcome;
}

function outcomeOf(draft: Draft, fault: unknown): Omit<Outcome, 'tookMs'> {
  if (fault === null) return { draft, status: draft.isUnanswered ? 'unanswered' : 'answered', failure: null };
  if (fault instanceof TurnStopped) return { draft, status: 'interrupted', failure: null };
  const failure = fault instanceof AppError ? fault : new AppError('CM06', { cause: fault });
  const wasCut = draft.text !== '' && (failure.code === 'CH02' || failure.code === 'CH05');
  return { draft, status: wasCut ? 'interrupted' : 'failed', failure };
}
