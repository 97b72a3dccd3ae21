import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { ERROR_STATUS } from '#shared/error-codes.ts';
import type { FailureData, Envelope } from '#shared/contract/envelope.ts';
import { isOutOfSpace, isUnavailable } from '../db/db-errors.ts';
import { AppError } from '../errors.ts';
import { RETRY_AFTER_SECONDS, errorPage } from './error-page.ts';

/** The one exit of every failure: expected ones keep their code, all others are bland outside and whole in the log. */
export function replyToErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const failure = failureOf(request, error);
    if (isOpenedInBrowser(request)) return replyWithPage(reply, failure);
    // Not by the route's own schema: that describes success, and a failure may come with HTTP 200, too.
    return reply.status(failure.status).type('application/json').serializer(JSON.stringify).send(failureBody(failure));
  });
  app.setNotFoundHandler((_request, reply) => {
    const failure = new AppError('CM04');
    return reply.status(failure.status).send(failureBody(failure));
  });
}

/** A link that somebody followed: calls of scripts do not ask for HTML. */
const isOpenedInBrowser = ({ method, headers }: FastifyRequest) =>
  method === 'GET' && /\btext\/html\b/.test(headers.accept ?? '');

function replyWithPage(reply: FastifyReply, { status, message }: AppError): FastifyReply {
  const isPassing = status === ERROR_STATUS.CM09;
  if (isPassing) reply.header('retry-after', RETRY_AFTER_SECONDS);
  return reply
    .status(status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .serializer(String)
    .send(errorPage(message, { isPassing }));
}

/** What a request fails with; a fault of ours is written down. */
export function failureOf(request: FastifyRequest, error: unknown): AppError {
  // Nobody hears the answer, and nothing of ours has failed.
  if (hasLeft(request)) return new AppError('CM01', { cause: error });
  const failure = toldWhy(request, asAppError(error));
  if (failure.status >= 500) request.log.error({ err: error }, 'request failed');
  return failure;
}

/** The connection went before the request had come as a whole. */
const hasLeft = ({ raw }: FastifyRequest) => raw.destroyed && !raw.complete;

/**
 * Somebody who was logged in a while ago is not just anybody who is not, and staff whose roles wait for a stronger
 * password or a second factor are not just anybody who may not.
 */
function toldWhy({ wasIdle, account }: FastifyRequest, failure: AppError): AppError {
  if (wasIdle && failure.code === 'CM02') return new AppError('LO05');
  if (account?.missing && failure.code === 'CM03')
    return new AppError(account.missing === 'password' ? 'LO09' : 'LO08');
  return failure;
}

export const failureBody = (failure: AppError): Envelope<FailureData> => ({
  responseCode: failure.code,
  message: failure.message,
  data: { fields: failure.fields },
});

export function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    const fields: Record<string, string> = {};
    for (const issue of error.validation) {
      const field = issue.instancePath.replace(/^\//, '').replaceAll('/', '.');
      fields[field] ??= issue.message ?? '';
    }
    return new AppError('CM01', { fields, message: Object.values(fields).find(Boolean) });
  }
  const { statusCode } = error as { statusCode?: number };
  if (isOutOfSpace(error)) return new AppError('CM10', { cause: error });
  if (isUnavailable(error)) return new AppError('CM09', { cause: error });
  if (statusCode === 429) return new AppError('CM05');
  if (statusCode === 413) return new AppError('CM07');
  if (statusCode === 503) return new AppError('CM09');
  // Broken JSON, a wrong content type, a malformed URL: the framework names them with 4xx.
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return new AppError('CM01', { cause: error });
  return new AppError('CM06', { cause: error });
}
