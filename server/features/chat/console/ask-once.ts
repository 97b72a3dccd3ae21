import { randomUUID } from 'node:crypto';
import { SERVER_LIMITS } from '#server/limits.ts';
import type { Actor } from '#shared/permissions.ts';
import type { Context } from '#server/context.ts';
import { nowIso } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import type { AnswerEngine } from '../chat-engine.ts';
import type { Draft } from '../conversations/answer-draft.ts';
import { addPart, EMPTY_DRAFT } from '../conversations/answer-draft.ts';
import { listen } from '../conversations/listen.ts';
import { limitTurnTime } from '../conversations/turn-time-limit.ts';

export interface Asked {
  draft: Draft;
  firstPartMs: number | null;
  tookMs: number;
  failure: AppError | null;
}

/** Asks the engine outside of a conversation. Nothing is stored. */
export async function askOnce(
  context: Context,
  engine: AnswerEngine,
  { query, actor, isTest = false, signal }: { query: string; actor: Actor; isTest?: boolean; signal?: AbortSignal },
): Promise<Asked> {
  const began = performance.now();
  const elapsed = () => Math.round(performance.now() - began);
  const stopping = new AbortController();
  const endLimit = limitTurnTime(context.config, stopping);
  let draft = EMPTY_DRAFT;
  let firstPartMs: number | null = null;
  let failure: AppError | null = null;
  const question = {
    query,
    earlier: [],
    actor,
    now: nowIso(context),
    visitorId: `console-${randomUUID()}`,
    signal: signal === undefined ? stopping.signal : AbortSignal.any([stopping.signal, signal]),
    isTest,
  };
  try {
    for await (const part of listen(engine, question)) {
      firstPartMs ??= elapsed();
      draft = addPart(draft, part);
      if (draft.text.length > SERVER_LIMITS.chatAnswerMaxChars) break;
    }
    if (draft.text === '') failure = new AppError('CH03', { cause: new Error('The engine said nothing') });
  } catch (error) {
    context.log.warn({ err: error }, 'a question of the console was not answered');
    failure = error instanceof AppError ? error : new AppError('CH03', { cause: error });
  } finally {
    endLimit();
  }
  return { draft, firstPartMs, tookMs: elapsed(), failure };
}
