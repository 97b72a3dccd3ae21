import { AppError } from '../errors.ts';

/** What S3 and the network say when it is not the file's fault: nobody there, no right, no bucket, too busy. */
const AWAY =
  /^(?:ECONNREFUSED|ECONNRESET|ENOTFOUND|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EPIPE|EAI_AGAIN|TimeoutError|NoSuchBucket|AccessDenied|InvalidAccessKeyId|SignatureDoesNotMatch|RequestTimeTooSkewed|SlowDown|ServiceUnavailable|InternalError|CredentialsProviderError)$/;

interface S3Error {
  name?: string;
  code?: string;
  $metadata?: { httpStatusCode?: number };
}

/** The name of what went wrong: of S3, or of the network. */
export function errorNameOf(error: unknown): string {
  const { name = '', code } = error as S3Error;
  return code ?? name;
}

export const statusOf = (error: unknown) => (error as S3Error).$metadata?.httpStatusCode ?? 0;

/** FI06 when the storage as a whole cannot be used; everything else as it is. */
export function asStorageError(error: unknown): unknown {
  if (error instanceof AppError) return error;
  const isAway = AWAY.test(errorNameOf(error)) || statusOf(error) >= 500 || statusOf(error) === 403;
  return isAway ? new AppError('FI06', { cause: error }) : error;
}
