import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import { chatError } from './schemas.ts';

/** Where the assistant's routes are: what their schemas describe is what their handlers see. */
export type ChatApp = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
>;

/** How the documentation describes a route. */
export const described = <T extends z.ZodType>(summary: string, output: T) => ({
  summary,
  tags: ['chat'],
  security: OPEN_TO_ALL,
  response: { 200: output, '4xx': chatError, '5xx': chatError },
});

/** With a member's token or a client's key, or without either. */
const OPEN_TO_ALL: Record<string, string[]>[] = [{ bearer: [] }, {}];
