import type { z } from 'zod';
import type { ErrorCode } from '../error-codes.ts';

/**
 * One call of the API: what goes in, what comes out, what can fail. A single value gives the server its
 * validation and response shape, OpenAPI its description, and the browser its types (`calls.ts`), without
 * bringing the schema library into the browser.
 */
export interface Call {
  method: 'GET' | 'POST';
  path: `/${string}`;
  summary: string;
  /** Body of a POST. */
  input?: z.ZodType;
  params?: z.ZodObject;
  query?: z.ZodObject;
  /** `data` of the envelope, or the whole answer when `bare`. */
  output: z.ZodType;
  bare?: true;
  /** Expected failures beside CM01, CM05 and CM06, which every call can answer. */
  errors?: readonly ErrorCode[];
}

/** Keeps the literal types of the calls of one noun. */
export const defineCalls = <const C extends Record<string, Call>>(calls: C): C => calls;
