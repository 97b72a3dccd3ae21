import type { FastifyReply } from 'fastify';
import type { Context } from '#server/context.ts';
import { nowIso } from '#server/context.ts';
import { AppError, fail } from '#server/errors.ts';
import { countForAll } from '#server/plugins/limits/call-counter.ts';
import { CHAT_PER_VISITOR } from '#server/plugins/limits/call-limits.ts';
import { refusal } from '#server/plugins/limits/limit-calls.ts';
import type { AnswerEngine } from './chat-engine.ts';
import { closedEngine } from './console/overview/assistant-switch.ts';
import { answerTurn } from './conversations/answer-turn.ts';
import { beginTurn } from './conversations/begin-turn.ts';
import { requestStop } from './conversations/message.queries.ts';
import type { RunningTurns } from './conversations/running-turns.ts';
import { TurnStopped } from './conversations/running-turns.ts';
import type { Asker } from './wire/asker.ts';
import { askerOf } from './wire/asker.ts';
import type { ChatApp } from './wire/chat-app.ts';
import { described } from './wire/chat-app.ts';
import { eventWriter, failureOutcome } from './wire/event-writer.ts';
import { blockingReply } from './wire/turn.presenter.ts';
import { answer, question, success, taskParams, userBody } from './wire/schemas.ts';

const MINUTE_MS = 60_000;

/** Routes for asking and for stopping an answer. */
export function askRoutes(chat: ChatApp, context: Context, engine: AnswerEngine, turns: RunningTurns): void {
  /**
   * Limited per visitor too, because many visitors may share an address, and a program with a key asks for many
   * visitors.
   */
  const limitVisitor = async (reply: FastifyReply, { visitor }: Asker) => {
    const count = { key: `chat ${visitor}`, max: CHAT_PER_VISITOR * context.config.callLimitFactor };
    const wait = await countForAll(context, [count], MINUTE_MS);
    if (wait !== null) throw refusal(reply, wait);
  };

  chat.post(
    '/chat-messages',
    {
      schema: {
        ...described('질문하기: response_mode가 streaming이면 text/event-stream, blocking이면 JSON', answer),
        body: question,
      },
    },
    async (request, reply) => {
      const { query, conversation_id, response_mode } = request.body;
      const asker = await askerOf(context, request, reply);
      await limitVisitor(reply, asker);
      const turn = await beginTurn(context, asker, { query, conversationId: conversation_id ?? null });
      const answerer = turn.isOn ? engine : closedEngine;
      const stopping = stopWhenGone(reply);
      if (response_mode === 'blocking') {
        const answering = answerTurn(context, answerer, turn, stopping, () => undefined);
        const outcome = await turns.run(turn.taskId, stopping, answering);
        if (outcome.failure) throw outcome.failure;
        return blockingReply(turn, outcome);
      }
      const writer = eventWriter(turn);
      const answering = answerTurn(context, answerer, turn, stopping, writer.send);
      turns.run(turn.taskId, stopping, answering).then(writer.end, (error: unknown) => {
        request.log.error({ err: error }, 'an answer could not be kept');
        writer.end(failureOutcome(new AppError('CM06', { cause: error })));
      });
      reply
        .header('cache-control', 'no-cache')
        .header('x-accel-buffering', 'no')
        .type('text/event-stream; charset=utf-8');
      return reply.send(writer.stream as never);
    },
  );

  chat.post(
    '/chat-messages/:task_id/stop',
    { schema: { ...described('답변 멈추기', success), params: taskParams, body: userBody } },
    async (request) => {
      const { task_id } = request.params;
      const { visitor } = await askerOf(context, request);
      if (!(await requestStop(context.db, visitor, task_id, nowIso(context)))) fail('CM04');
      turns.stop(task_id);
      return { result: 'success' as const };
    },
  );
}

/** Aborted when the client closes the connection before the end of the answer. */
function stopWhenGone(reply: FastifyReply): AbortController {
  const stopping = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) stopping.abort(new TurnStopped('left'));
  });
  return stopping;
}
