import type { DestinationStream, Logger } from 'pino';
import { pino, stdSerializers } from 'pino';

/**
 * The log of the portal. Of an error it has type, code, message and stack: libraries add what they were working on, for
 * example the question to an upstream, the values of a query, or the head of a request.
 */
export const createLog = (level: string, destination?: DestinationStream): Logger =>
  pino({ level, serializers: { err: errorLine } }, destination);

function errorLine(error: unknown) {
  if (!(error instanceof Error)) return typeof error;
  const { type, message, stack } = stdSerializers.err(error);
  const { code } = error as { code?: unknown };
  return { type, message, stack, ...((typeof code === 'string' || typeof code === 'number') && { code }) };
}
