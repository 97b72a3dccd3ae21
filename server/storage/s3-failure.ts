import { AppError } from '../errors.ts';
import { isCertificateError } from '../outbound/certificate-error.ts';

/** Error names of S3 and the network for an unusable storage: not reachable, no permission, no bucket, overloaded. */
const AWAY =
  /^(?:ECONNREFUSED|ECONNRESET|ENOTFOUND|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EPIPE|EAI_AGAIN|TimeoutError|NoSuchBucket|AccessDenied|InvalidAccessKeyId|SignatureDoesNotMatch|RequestTimeTooSkewed|SlowDown|ServiceUnavailable|InternalError|CredentialsProviderError)$/;

interface S3Error {
  name?: string;
  code?: string;
  $metadata?: { httpStatusCode?: number };
}

/** Name of the S3 or network error. */
export function errorNameOf(error: unknown): string {
  const { name = '', code } = error as S3Error;
  return code ?? name;
}

export const statusOf = (error: unknown) => (error as S3Error).$metadata?.httpStatusCode ?? 0;

/** FI06 if the whole storage is unusable; other errors unchanged. */
export function asStorageError(error: unknown): unknown {
  if (error instanceof AppError) return error;
  const name = errorNameOf(error);
  const isAway = AWAY.test(name) || isCertificateError(name) || statusOf(error) >= 500 || statusOf(error) === 403;
  return isAway ? new AppError('FI06', { cause: error }) : error;
}
