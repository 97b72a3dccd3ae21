import type { FastifyInstance } from 'fastify';
import { AppError } from '#server/errors.ts';

/** `\\u0000` as an escape sequence: preceded by an even number of backslashes, which escape each other. */
const ESCAPED_NUL = /(?<!\\)(?:\\\\)*\\u0000/;

/** Objects with very many keys take long to read, too. Quotes before a colon inside of texts count as well. */
const MOST_KEYS_IN_ALL = 20_000;
const KEY = /"\s*:/g;

function hasTooManyKeys(json: string): boolean {
  let count = 0;
  KEY.lastIndex = 0;
  while (KEY.test(json)) if ((count += 1) > MOST_KEYS_IN_ALL) return true;
  return false;
}

/** No form has as many fields. */
const MOST_KEYS = 200;

/**
 * Whether an object in it has so many keys that checking them would take long: each wrong one of 60,000 becomes a
 * message of its own (half a second).
 */
function isTooWide(body: unknown): boolean {
  const open = [body];
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value !== 'object' || value === null) continue;
    const inside: unknown[] = Array.isArray(value) ? value : Object.values(value);
    if (inside.length > MOST_KEYS && !Array.isArray(value)) return true;
    for (const one of inside) if (typeof one === 'object') open.push(one);
  }
  return false;
}

/** Parser of JSON bodies. NUL characters are refused with every database, because PostgreSQL cannot store them. */
export function parseJsonBodies(app: FastifyInstance): void {
  // Refused, because forms of other sites can send it without a CORS preflight.
  app.removeContentTypeParser('text/plain');
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body.toString();
    if (ESCAPED_NUL.test(text) || hasTooManyKeys(text)) return done(new AppError('CM01'));
    void parse(request, text, (error, parsed) =>
      error === null && isTooWide(parsed) ? done(new AppError('CM01')) : done(error, parsed),
    );
  });
}
