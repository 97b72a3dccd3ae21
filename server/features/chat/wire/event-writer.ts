import { PassThrough } from 'node:stream';
import { UNPARSABLE_EVENT } from '#shared/chat/parse-event.ts';
import { SERVER_LIMITS } from '#server/limits.ts';
import type { AnswerPart } from '../chat-engine.ts';
import type { AppError } from '#server/errors.ts';
import type { Outcome } from '../conversations/answer-turn.ts';
import { EMPTY_DRAFT } from '../conversations/answer-draft.ts';
import type { Turn } from '../conversations/begin-turn.ts';
import { chatErrorOf } from './chat-error.ts';
import { idsOf, metadataOf } from './turn.presenter.ts';
import { wireJson } from './wire-json.ts';

export interface EventWriter {
  stream: PassThrough;
  send(part: AnswerPart): void;
  /** The last event, and the end. */
  end(outcome: Outcome): void;
}

/**
 * Writes a turn as server-sent events. The first one is sent at once, so that proxies keep the stream open and the browser
 * knows the task that it can stop; clients ignore its content.
 */
export function eventWriter(turn: Turn): EventWriter {
  const stream = new PassThrough();
  const ids = idsOf(turn);
  const write = (event: object) => {
    if (!stream.writableEnded && !stream.destroyed) stream.write(`data: ${wireJson(event)}\n\n`);
  };
  const ping = setInterval(() => {
    if (!stream.writableEnded && !stream.destroyed) stream.write('event: ping\n\n');
  }, SERVER_LIMITS.chatPingMs);
  stream.once('close', () => clearInterval(ping));
  write({
    event: 'workflow_started',
    ...ids,
    workflow_run_id: turn.taskId,
    data: { id: turn.taskId, workflow_id: turn.taskId, inputs: {}, created_at: ids.created_at },
  });

  return {
    stream,
    send(part) {
      if (part.kind === 'text') write({ event: 'message', id: turn.messageId, ...ids, answer: part.text });
      if (part.kind === 'unparsable')
        write({ event: UNPARSABLE_EVENT, id: turn.messageId, ...ids, reason: part.reason });
      if (part.kind === 'replace') write({ event: 'message_replace', id: turn.messageId, ...ids, answer: part.text });
    },
    end(outcome) {
      const { task_id: _, ...withoutTask } = ids;
      if (outcome.failure) write({ event: 'error', ...withoutTask, ...chatErrorOf(outcome.failure) });
      else write({ event: 'message_end', id: turn.messageId, ...ids, metadata: metadataOf(outcome) });
      clearInterval(ping);
      stream.end();
    },
  };
}

/** For a turn whose outcome could not be stored. */
export const failureOutcome = (failure: AppError): Outcome => ({
  draft: EMPTY_DRAFT,
  status: 'failed',
  tookMs: 0,
  failure,
});
