import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { CachedHead } from '#server/cache/cached-head.ts';
import { encodedBodyOf, isCompressed } from '#server/cache/cached-response.ts';
import { isCurrent } from '#server/cache/response-cache.ts';
import type { Context } from '#server/context.ts';
import { isViewKnown, visitorKeyOf } from '#server/documents/document-visit.queries.ts';
import type { CallLimit } from '../limits/call-limits.ts';
import type { CountCall } from '../limits/limit-calls.ts';
import { encodingFor } from '../pages/compress-page.ts';
import type { PageRequest } from './direct-request.ts';

declare module 'fastify' {
  interface FastifyRequest {
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
  route: string;
  callLimit: CallLimit;
}

export interface RepeatedCalls {
  /** Answers a call that `isRepeatable`, if nothing has to be waited for, and returns its route. */
  answerNow(request: PageRequest, response: ServerResponse): string | null;
}

/**
 * Answers an anonymous call that is, byte for byte, like an earlier one whose response is still in the response cache:
 * before validation and all plugins, with the headers of the first one. It is counted and limited like every call.
 */
export function repeatedCalls(app: FastifyInstance, context: Context, countCall: CountCall): RepeatedCalls {
  const calls = new LRUCache<string, Repeatable>({ max: MOST_CALLS });
  /** Calls as sent, whose answers may be repeated. */
  const sent = new WeakMap<IncomingMessage, string>();
  app.decorateRequest('cachedAnswer', null);
  app.decorateRequest('shownDocument', null);
  app.addHook('onResponse', (request, reply, done) => {
    const { route, cachedAnswer: answer, shownDocument } = request;
    const { callLimit } = request.routeOptions.config;
    const call = sent.get(request.raw);
    if (call !== undefined && answer !== null && reply.statusCode === 200 && callLimit && !callLimit.isShared) {
      const head = new CachedHead({ ...reply.getHeaders() } as OutgoingHttpHeaders);
      calls.set(call, { answer: new WeakRef(answer), head, shownDocument, route, callLimit });
    }
    done();
  });
  return { answerNow };

  function answerNow(request: PageRequest, response: ServerResponse): string | null {
    const { raw } = request;
    if (raw.readableLength !== Number(raw.headers['content-length'])) return null;
    const body = raw.read() as Buffer;
    const call = `${raw.url} ${body.toString('latin1')}`;
    const known = calls.get(call);
    if (known !== undefined && isAnswered(known, request, response)) {
      raw.resume();
      return known.route;
    }
    raw.unshift(body);
    sent.set(raw, call);
    return null;
  }

  /** Called outside of any promise, where an error would end the process: the usual way reports it. */
  function isAnswered(known: Repeatable, request: PageRequest, response: ServerResponse): boolean {
    try {
      return answerWith(known, request, response);
    } catch {
      return false;
    }
  }

  /** Nothing is sent or counted unless all of it can be done at once. */
  function answerWith(known: Repeatable, request: PageRequest, response: ServerResponse): boolean {
    const { head, shownDocument, route, callLimit } = known;
    const { method, ip, headers } = request;
    const version = context.contentVersion();
    // Asked again by the handler, which waits for it.
    if (version instanceof Promise) void version.catch(() => undefined);
    const answer = known.answer.deref();
    const body = answer && encodedBodyOf(answer);
    if (answer === undefined || body === undefined || version instanceof Promise) return false;
    if (!isCurrent(answer, version, context.clock.now().getTime())) return false;
    if (shownDocument !== null && !isViewKnown(context, shownDocument, visitorKeyOf(context, request, null)))
      return false;
    const encoding = isCompressed(body) ? encodingFor(request) : 'identity';
    const bytes = body.in(encoding);
    // A refusal is told, and counted once more, by `limitCalls`.
    if (bytes instanceof Promise || countCall({ account: null, route, method, ip, headers }, callLimit) !== null)
      return false;
    response.writeHead(200, head.for(encoding, bytes.length)).end(bytes);
    return true;
  }
}

export function isRepeatable({ method, url = '', headers }: IncomingMessage): boolean {
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
