import type { ErrorCode } from '../../shared/error-codes.ts';
import { ERROR_TEXT } from '../../shared/messages.ko.ts';
import { ApiError } from '../lib/api-error.ts';
import { paths } from '../paths.ts';

interface Failure {
  status: number;
  code: string;
  message: string;
}

interface Reaction {
  messageHtml: string;
  route: string;
}

const react = (code: ErrorCode, route: string): Reaction => ({ messageHtml: ERROR_TEXT[code], route });

/** The alert that a failed call brings wherever it was made (specification points 7 and 8); null when the caller tells the visitor. */
export function reactionTo({ status, code }: Pick<Failure, 'status' | 'code'>): Reaction | null {
  if (status === 500) return react('CM06', paths.home());
  if (status === 403 && code === 'CM03') return react('CM03', paths.home());
  if (status === 403) return react('CM02', paths.login());
  if (status === 404) return react('CM04', paths.home());
  return null;
}

/** What a route error says to the visitor: of anything but a failed call, only that the fault is ours. */
export function failureOf(error: unknown): Failure {
  return error instanceof ApiError ? error : { status: 500, code: 'CM06', message: ERROR_TEXT.CM06 };
}
