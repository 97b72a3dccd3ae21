import type { FastifyInstance } from 'fastify';
import { AppError } from '#server/errors.ts';

/** `\\u0000` as an escape sequence: preceded by an even number of backslashes, which escape each other. */
const ESCAPED_NUL = /(?<!\\)(?:\\\\)*\\u0000/;

/** Very many texts, objects or lists take long to read. What is inside of a text does not count. */
const MOST_PARTS = 20_000;
const PART = /["[{]/g;

function hasTooManyParts(json: string): boolean {
  let count = 0;
  PART.lastIndex = 0;
  for (let part = PART.exec(json); part; part = PART.exec(json)) {
    if ((count += 1) > MOST_PARTS) return true;
    if (part[0] === '"') PART.lastIndex = endOfText(json, PART.lastIndex);
  }
  return false;
}

/** Behind the quote that closes a text, which no backslash escapes. */
function endOfText(json: string, begin: number): number {
  for (let at = json.indexOf('"', begin); at !== -1; at = json.indexOf('"', at + 1)) {
    let backslashes = 0;
    while (json[at - 1 - backslashes] === '\\') backslashes += 1;
    if (backslashes % 2 === 0) return at + 1;
  }
  return json.length;
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
    if (ESCAPED_NUL.test(text) || hasTooManyParts(text)) return done(new AppError('CM01'));
    void parse(request, text, (error, parsed) =>
      error === null && isTooWide(parsed) ? done(new AppError('CM01')) : done(error, parsed),
    );
  });
}
