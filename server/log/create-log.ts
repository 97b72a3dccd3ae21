import type { DestinationStream, Logger } from 'pino';
import { pino, stdSerializers } from 'pino';
import { maskEmail } from '#server/personal-data/mask-value.ts';

/** Not a folder of node_modules, such as `/@fastify/`. Begins only where a word begins: linear in a long message. */
const MAIL_ADDRESS =
  /(?<![\p{L}\p{N}.!#$&'*+=?^_`{|}~-])[\p{L}\p{N}.!#$&'*+=?^_`{|}~-]+@[\p{L}\p{N}.-]{1,255}\.\p{L}{2,}/gu;

/**
 * The log of the portal. Of an error it has type, code, message and stack: libraries add what they were working on, for
 * example the question to an upstream, the values of a query, or the head of a request. Mail servers repeat the address
 * that they refuse, and the log outlasts a member.
 */
export const createLog = (level: string, destination?: DestinationStream): Logger =>
  pino({ level, serializers: { err: errorLine } }, destination);

function errorLine(error: unknown) {
  if (!(error instanceof Error)) return typeof error;
  const { type, message, stack } = stdSerializers.err(error);
  const { code } = error as { code?: unknown };
  const masked = (text: string) => text.replace(MAIL_ADDRESS, maskEmail);
  return {
    type,
    message: masked(message),
    stack: masked(stack),
    ...((typeof code === 'string' || typeof code === 'number') && { code }),
  };
}
