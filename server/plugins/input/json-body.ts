import type { FastifyInstance } from 'fastify';
import { AppError } from '#server/errors.ts';

/** `\\u0000` as an escape sequence: preceded by an even number of backslashes, which escape each other. */
const ESCAPED_NUL = /(?<!\\)(?:\\\\)*\\u0000/;

/** Parser of JSON bodies. NUL characters are refused with every database, because PostgreSQL cannot store them. */
export function parseJsonBodies(app: FastifyInstance): void {
  // Refused, because forms of other sites can send it without a CORS preflight.
  app.removeContentTypeParser('text/plain');
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body.toString();
    if (ESCAPED_NUL.test(text)) return done(new AppError('CM01'));
    void parse(request, text, done);
  });
}
