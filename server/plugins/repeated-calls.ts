import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { CachedHead } from '../cache/cached-head.ts';
import { encodedBodyOf, isCompressed } from '../cache/cached-response.ts';
import { isCurrent } from '../cache/response-cache.ts';
import type { Context } from '../context.ts';
import { isViewKnown, visitorKeyOf } from '../documents/document-visit.queries.ts';
import type { CountCall } from './limits/limit-calls.ts';
import { encodingFor } from './pages/compress-page.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The call as sent, if its answer may be repeated. */
    repeatKey: string | null;
    /** Response of the response cache that answered it. */
    cachedAnswer: object | null;
    /** Document that the call showed, whose views are counted. */
    shownDocument: string | null;
  }
}

const MOST_CALLS = 500;
/** Longer calls are searches and texts, which nobody repeats. */
const LONGEST_URL = 100;
const LONGEST_BODY = 512;
const JSON_TYPES = new Set(['application/json', 'application/json; charset=utf-8', 'application/json;charset=UTF-8']);

interface Repeatable {
  /** Held by the response cache alone, which bounds how long and how much. */
  answer: WeakRef<object>;
  head: CachedHead;
  shownDocument: string | null;
}

/**
 * Answers an anonymous call that is, byte for byte, like an earlier one whose response is still in the response cache:
 * before validation and all plugins that prepare a response, with the headers of the first one. It is logged, counted
 * and limited like every call. Registered after the hooks that refuse requests, before those that prepare responses.
 */
export function answerRepeatedCalls(app: FastifyInstance, context: Context, countCall: CountCall): void {
  const calls = new LRUCache<string, Repeatable>({ max: MOST_CALLS });
  app.decorateRequest('repeatKey', null);
  app.decorateRequest('cachedAnswer', null);
  app.decorateRequest('shownDocument', null);

  app.addHook('onRequest', (request, reply, done) => {
    if (!isRepeatable(request)) return done();
    // A short body comes with its headers, and is read by then. One that does not is not waited for here.
    process.nextTick(() => {
      const { raw } = request;
      if (raw.readableLength !== Number(raw.headers['content-length'])) return done();
      const body = raw.read() as Buffer;
      const key = `${raw.url} ${body.toString('latin1')}`;
      const known = calls.get(key);
      if (known !== undefined && isAnswered(known, request, reply)) return void raw.resume();
      raw.unshift(body);
      request.repeatKey = key;
      done();
    });
  });

  app.addHook('onResponse', (request, reply, done) => {
    const { repeatKey, cachedAnswer: answer, shownDocument } = request;
    if (repeatKey !== null && answer !== null && reply.statusCode === 200) {
      const head = new CachedHead({ ...reply.getHeaders() } as OutgoingHttpHeaders);
      calls.set(repeatKey, { answer: new WeakRef(answer), head, shownDocument });
    }
    done();
  });

  /** Called outside of any promise, where an error would end the process: the usual way reports it. */
  function isAnswered(known: Repeatable, request: FastifyRequest, reply: FastifyReply): boolean {
    try {
      return answerWith(known, request, reply);
    } catch {
      return false;
    }
  }

  /** Nothing is sent or counted unless all of it can be done at once. */
  function answerWith(known: Repeatable, request: FastifyRequest, reply: FastifyReply): boolean {
    const { head, shownDocument } = known;
    const version = context.contentVersion();
    // Asked again by the handler, which waits for it.
    if (version instanceof Promise) void version.catch(() => undefined);
    const answer = known.answer.deref();
    const body = answer && encodedBodyOf(answer);
    const { callLimit } = request.routeOptions.config;
    if (
      answer === undefined ||
      body === undefined ||
      callLimit === undefined ||
      callLimit.isShared ||
      version instanceof Promise
    )
      return false;
    if (!isCurrent(answer, version, context.clock.now().getTime())) return false;
    if (shownDocument !== null && !isViewKnown(context, shownDocument, visitorKeyOf(context, request, null)))
      return false;
    const encoding = isCompressed(body) ? encodingFor(request) : 'identity';
    const bytes = body.in(encoding);
    // A refusal is told, and counted once more, by `limitCalls`.
    if (bytes instanceof Promise || countCall(request, callLimit) !== null) return false;
    reply.raw.writeHead(200, head.for(encoding, bytes.length)).end(bytes);
    reply.hijack();
    return true;
  }
}

function isRepeatable({ raw: { method, url = '', headers } }: FastifyRequest): boolean {
  return (
    method === 'POST' &&
    url.length <= LONGEST_URL &&
    headers.authorization === undefined &&
    headers.token === undefined &&
    JSON_TYPES.has(headers['content-type'] ?? '') &&
    Number(headers['content-length']) > 0 &&
    Number(headers['content-length']) <= LONGEST_BODY
  );
}
