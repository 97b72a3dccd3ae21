import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { ERROR_STATUS } from '#shared/error-codes.ts';
import type { FailureData, Envelope } from '#shared/contract/envelope.ts';
import { isOutOfSpace, isUnavailable } from '../db/db-errors.ts';
import { AppError } from '../errors.ts';
import { RETRY_AFTER_SECONDS, errorPage } from './error-page.ts';

/**
 * Converts errors into responses. Expected errors keep their code; all others become a general error and are logged
 * completely. Four have answers of their own: pages that cannot be rendered (`pages.ts`), unknown pages of the manual
 * (`manual.ts`), the assistant's `/v1` with Dify's errors (`chat-error.ts`), requests that are no HTTP
 * (`unreadable-requests.ts`).
 */
export function replyToErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const failure = failureOf(request, error);
    if (isOpenedInBrowser(request)) return replyWithPage(reply, failure);
    // Not serialised by the route's schema, which describes success: a failure can also have HTTP 200.
    return reply
      .status(failure.status)
      .type('application/json; charset=utf-8')
      .serializer(JSON.stringify)
      .send(failureBody(failure));
  });
  app.setNotFoundHandler((_request, reply) => {
    const failure = new AppError('CM04');
    return reply.status(failure.status).send(failureBody(failure));
  });
}

/** A page opened in the browser; API calls do not accept HTML. */
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

/** The failure of a request. Internal errors are logged. */
export function failureOf(request: FastifyRequest, error: unknown): AppError {
  // Nobody receives the response, and nothing has failed here.
  if (hasLeft(request)) return new AppError('CM01', { cause: error });
  const failure = withPreciseCode(request, asAppError(error));
  if (failure.status >= 500) request.log.error({ err: error }, 'request failed');
  return failure;
}

/** The connection was closed before the request was complete. */
const hasLeft = ({ raw }: FastifyRequest) => raw.destroyed && !raw.complete;

/** More precise codes: LO05 for an idle session, LO08 and LO09 for staff without the required protection. */
function withPreciseCode({ wasIdle, account }: FastifyRequest, failure: AppError): AppError {
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
  // Errors of the framework with a 4xx status: invalid JSON, content type or URL.
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return new AppError('CM01', { cause: error });
  return new AppError('CM06', { cause: error });
}
