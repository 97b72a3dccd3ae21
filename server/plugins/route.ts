import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Call } from '#shared/contract/call.ts';
import { SUCCESS_CODE } from '#shared/error-codes.ts';
import { isCachedResponse } from '../cache/response-cache.ts';
import { sendCachedResponse } from '../cache/cached-response.ts';

type InputOf<C extends Call> = C extends { input: infer I extends z.ZodType } ? z.output<I> : undefined;

interface Step<C extends Call> {
  input: InputOf<C>;
  params: C extends { params: infer P extends z.ZodObject } ? z.output<P> : undefined;
  query: C extends { query: infer Q extends z.ZodObject } ? z.output<Q> : undefined;
  request: FastifyRequest;
  reply: FastifyReply;
}

/**
 * Registers one call of the contract: validates the input, wraps the result into the envelope, and fails if the result
 * does not match the contract.
 */
export function route<const C extends Call>(
  app: FastifyInstance,
  call: C,
  handler: (step: Step<C>) => Promise<z.input<C['output']>>,
  options: Pick<RouteShorthandOptions, 'onRequest'> = {},
): void {
  const schema = call.bare ? call.output : envelopeOf(call.output);
  const write = serializerCompiler({ schema, method: call.method, url: call.path });
  app.route({
    ...options,
    method: call.method,
    url: call.path,
    schema: {
      summary: call.summary,
      tags: [call.path.split('/').at(-2) ?? 'api'],
      ...(call.input && { body: call.input }),
      ...(call.params && { params: call.params }),
      ...(call.query && { querystring: call.query }),
      response: { 200: schema },
    },
    handler: async (request, reply) => {
      const step = { input: request.body, params: request.params, query: request.query, request, reply };
      const data = await handler(step as Step<C>);
      const answer = call.bare ? data : { responseCode: SUCCESS_CODE, message: '', data };
      return isCachedResponse(data) ? sendCachedResponse(request, reply, data, () => write(answer)) : answer;
    },
  });
}

const envelopeOf = (data: z.ZodType) => z.object({ responseCode: z.string(), message: z.string(), data });
