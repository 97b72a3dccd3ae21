import type { ErrorCode } from '#shared/error-codes.ts';
import { ERROR_STATUS } from '#shared/error-codes.ts';
import { ERROR_TEXT } from '#shared/messages.ko.ts';

/** An expected failure. Status and Korean text come from the code; `fields` has messages of invalid fields. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly fields: Record<string, string>;

  constructor(code: ErrorCode, options: { fields?: Record<string, string>; message?: string; cause?: unknown } = {}) {
    super(options.message ?? ERROR_TEXT[code], { cause: options.cause });
    this.code = code;
    this.status = ERROR_STATUS[code];
    this.fields = options.fields ?? {};
  }
}

export function fail(code: ErrorCode, options?: ConstructorParameters<typeof AppError>[1]): never {
  throw new AppError(code, options);
}

/** What refuses a text, named as a field of the form that it was sent with. */
export async function refusedAt<T>(field: string, work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    if (!(error instanceof AppError) || error.code !== 'CM01') throw error;
    return fail('CM01', { fields: { [field]: error.message }, message: error.message });
  });
}

/** @throws CM01 if any check has a message; the keys are the field names of the body. */
export function refuseInvalid(checks: Record<string, string | null>): void {
  const fields = Object.fromEntries(
    Object.entries(checks).filter((entry): entry is [string, string] => entry[1] !== null),
  );
  if (Object.keys(fields).length > 0) fail('CM01', { fields, message: Object.values(fields)[0] });
}
