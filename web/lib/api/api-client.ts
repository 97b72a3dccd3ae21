import type { GetPath, InputOf, OutputOf, PostPath } from '#shared/contract/calls.ts';
import type { Envelope, FailureData } from '#shared/contract/envelope.ts';
import type { ErrorCode } from '#shared/error-codes.ts';
import { SUCCESS_CODE } from '#shared/error-codes.ts';
import { FAILURE_TEXT } from '#shared/messages/common/failure.ko.ts';
import { messages } from '#shared/messages.ko.ts';
import { ApiError, NETWORK_CODE } from './api-error.ts';

interface CallOptions {
  signal?: AbortSignal;
  /** A failure that the caller tells in its own words, instead of the general alert. */
  tells?: ErrorCode;
  /** Completes although the page is left. Browsers refuse it beyond 64 kB of bodies in flight together. */
  keepalive?: boolean;
}

interface GetOptions extends Pick<CallOptions, 'signal'> {
  /** Values of the `:name` parts of the path. */
  params?: Record<string, string>;
  query?: Record<string, string>;
}

/** Calls whose input is optional can be made with the path alone. */
type PostArguments<P extends PostPath> =
  undefined extends InputOf<P>
    ? [input?: undefined, options?: CallOptions]
    : [input: InputOf<P>, options?: CallOptions];

/** Typed API client, for browser and server. Failed calls throw `ApiError`; aborted calls throw the abort error. */
export interface Api {
  post<P extends PostPath>(path: P, ...rest: PostArguments<P>): Promise<OutputOf<P>>;
  get<P extends GetPath>(path: P, options?: GetOptions): Promise<OutputOf<P>>;
}

export interface ApiRequest extends CallOptions {
  method: 'GET' | 'POST';
  url: string;
  body?: unknown;
}

/** Sends one request and returns its status and parsed body. Browser: `fetch`. Server: in-process call. */
export type Transport = (request: ApiRequest) => Promise<{ status: number; body: unknown }>;

/** `onFailure` is called for failed calls before the caller gets the error (specification point 7). */
export function createApi(transport: Transport, onFailure: (error: ApiError) => void = () => {}): Api {
  const call = async (request: ApiRequest): Promise<unknown> => {
    try {
      return unwrap(await transport(request));
    } catch (error) {
      if (error instanceof ApiError && error.code !== request.tells) onFailure(error);
      throw error;
    }
  };
  return {
    post: (path: string, input?: unknown, options?: CallOptions) =>
      call({ ...options, method: 'POST', url: path, body: input ?? {} }) as Promise<never>,
    get: (path: string, { params, query, signal }: GetOptions = {}) =>
      call({ method: 'GET', url: addressOf(path, params, query), signal }) as Promise<never>,
  };
}

function unwrap({ status, body }: { status: number; body: unknown }): unknown {
  const isOk = status >= 200 && status < 300;
  if (!isEnvelope(body)) {
    // A success in words is not of this API, but the page of a proxy or of a network that asks for a log-in.
    if (isOk && typeof body === 'string') throw new ApiError(0, NETWORK_CODE, messages.network);
    if (isOk) return body;
    // Not an envelope of this API, for example the error page of a proxy.
    throw new ApiError(status, 'CM06', FAILURE_TEXT.CM06);
  }
  const { responseCode = isOk ? SUCCESS_CODE : 'CM06', message = FAILURE_TEXT.CM06, data } = body;
  if (isOk && responseCode === SUCCESS_CODE) return data;
  throw new ApiError(status, responseCode, message, (data as FailureData | null | undefined)?.fields);
}

const ENVELOPE_KEYS = new Set<string>(['responseCode', 'message', 'data'] satisfies (keyof Envelope<unknown>)[]);

/**
 * An envelope has no other keys; of the specification's answers some have only a code or only data. A message alone may
 * be that of a proxy. A few calls return a body without an envelope.
 */
function isEnvelope(body: unknown): body is Partial<Envelope<unknown>> {
  const keys = typeof body === 'object' && body !== null ? Object.keys(body) : [];
  return keys.some((key) => key !== 'message') && keys.every((key) => ENVELOPE_KEYS.has(key));
}

function addressOf(path: string, params: Record<string, string> = {}, query: Record<string, string> = {}): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams(query).toString();
  return search === '' ? filled : `${filled}?${search}`;
}
