import type { Readable } from 'node:stream';
import { SERVER_LIMITS } from '#server/limits.ts';
import type { Context } from '#server/context.ts';
import { AppError, fail } from '#server/errors.ts';
import { OutboundRefused } from '#server/outbound/outbound.ts';

interface Fetch {
  url: string;
  timeoutSeconds: number;
  /** Aborted when the client disconnects. */
  signal: AbortSignal;
}

/**
 * Reads a URL of a vendor's host with `use`.
 * @throws DR04 for a URL that is not allowed, DR05 if the request failed, and errors of `use`.
 */
export async function fetchFrom<T>(
  { config, outbound }: Context,
  { url, timeoutSeconds, signal }: Fetch,
  use: (source: Readable) => Promise<T>,
): Promise<T> {
  const ended = AbortSignal.any([signal, AbortSignal.timeout(timeoutSeconds * 1_000)]);
  const source = await outbound
    .open(url, { hosts: config.driverSourceHosts, signal: ended })
    .catch((cause: unknown) => fail(cause instanceof OutboundRefused ? 'DR04' : 'DR05', { cause }));
  try {
    return await use(source);
  } catch (error) {
    // FI04 is for uploads; here the other host aborted.
    if (error instanceof AppError && error.code === 'FI04') return fail('DR05', { cause: error });
    throw error;
  } finally {
    source.destroy();
  }
}

/** Reads a whole list, up to its maximum size. */
export async function readList(source: Readable): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of source as AsyncIterable<Buffer>) {
      length += chunk.length;
      if (length > SERVER_LIMITS.driverListMaxBytes) break;
      chunks.push(chunk);
    }
  } catch (cause) {
    return fail('DR05', { cause });
  }
  if (length > SERVER_LIMITS.driverListMaxBytes) fail('DR06');
  return Buffer.concat(chunks).toString('utf8');
}
