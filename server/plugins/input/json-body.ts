import type { FastifyInstance } from 'fastify';
import { AppError } from '#server/errors.ts';

/** `\\u0000` as an escape, not as text about one: an even number of backslashes before it escape each other. */
const ESCAPED_NUL = /(?<!\\)(?:\\\\)*\\u0000/;

/** JSON bodies; PostgreSQL stores no NUL character, so that none is let in, whatever the database. */
export function parseJsonBodies(app: FastifyInstance): void {
  // What a form of any other site can send without asking the browser first.
  app.removeContentTypeParser('text/plain');
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body.toString();
    if (ESCAPED_NUL.test(text)) return done(new AppError('CM01'));
    void parse(request, text, done);
  });
}
