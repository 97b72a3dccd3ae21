import type { Context } from '#server/context.ts';
import { countForAll } from '#server/plugins/limits/call-counter.ts';
import { networkOf } from '#server/plugins/limits/client-network.ts';
import { sha256 } from '#server/security/keys.ts';

const HOUR_MS = 3_600_000;

/** Enough for typing errors, too few to find out who is a member. */
const MISSES_PER_HOUR = 10;

/**
 * Counts a search without a matching account, by address and by the account or mailbox asked for. Returns false if the
 * limit is reached, so that the response must no longer say that nobody matches.
 */
export async function mayRevealMiss(
  context: Pick<Context, 'db' | 'clock'>,
  { ip, target }: { ip: string; target: string },
): Promise<boolean> {
  const counts = [`find from ${networkOf(ip)}`, `find for ${sha256(target)}`].map((key) => ({
    key,
    max: MISSES_PER_HOUR,
  }));
  return (await countForAll(context, counts, HOUR_MS)) === null;
}
