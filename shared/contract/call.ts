import type { z } from 'zod';
import type { ErrorCode } from '../error-codes.ts';

/**
 * Definition of one API call. The server derives validation and response serialisation from it, OpenAPI its
 * documentation, and the browser its types (`calls.ts`) without loading zod.
 */
export interface Call {
  method: 'GET' | 'POST';
  path: `/${string}`;
  summary: string;
  /** Request body of a POST. */
  input?: z.ZodType;
  params?: z.ZodObject;
  query?: z.ZodObject;
  /** `data` of the envelope; the whole response body if `bare`. */
  output: z.ZodType;
  bare?: true;
  /** Expected errors besides CM01, CM05 and CM06, which every call can return. */
  errors?: readonly ErrorCode[];
}

/** Keeps the literal types of the calls. */
export const defineCalls = <const C extends Record<string, Call>>(calls: C): C => calls;
