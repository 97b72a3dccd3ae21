import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Context } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { failureOf } from '#server/plugins/error-reply.ts';
import { askRoutes } from './ask.routes.ts';
import type { AnswerEngine } from './chat-engine.ts';
import { runningTurns } from './conversations/running-turns.ts';
import { historyRoutes } from './chat-history.routes.ts';
import { parameterRoutes } from './parameter.routes.ts';
import { chatErrorOf } from './wire/chat-error.ts';

/**
 * The assistant's API, compatible with Dify's service API, so that existing clients work: without the portal's
 * envelope, with errors in Dify's format.
 */
export async function chatRoutes(app: FastifyInstance, context: Context, engine: AnswerEngine): Promise<void> {
  const turns = runningTurns();
  // Saves the running answers before the database closes.
  app.addHook('preClose', () => turns.endAll(new AppError('CH05')));

  await app.register(
    async (scope) => {
      const chat = scope.withTypeProvider<ZodTypeProvider>();
      chat.setErrorHandler((error, request, reply) => {
        const failure = failureOf(request, error);
        return reply
          .status(failure.status)
          .type('application/json')
          .serializer(JSON.stringify)
          .send(chatErrorOf(failure));
      });
      chat.setNotFoundHandler((_request, reply) => reply.status(404).send(chatErrorOf(new AppError('CM04'))));
      // Registered before the pages, which would otherwise answer these paths.
      chat.get('/*', { schema: { hide: true } }, (_request, reply) => reply.callNotFound());
      askRoutes(chat, context, engine, turns);
      historyRoutes(chat, context);
      parameterRoutes(chat, context);
    },
    { prefix: '/v1' },
  );
}
