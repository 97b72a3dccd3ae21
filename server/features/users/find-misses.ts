import type { Context } from '#server/context.ts';
import { countForAll } from '#server/plugins/limits/call-counter.ts';
import { networkOf } from '#server/plugins/limits/network-of.ts';
import { sha256 } from '#server/security/keys.ts';

const HOUR_MS = 3_600_000;

/** Enough for whoever mistypes, too few to learn who is a member. */
const MISSES_PER_HOUR = 10;

/**
 * Counts a search that found no account: by where it came from, and by the account or mailbox that was asked for,
 * wherever from. False when there were too many to say once more that nobody fits.
 */
export async function maySayNobodyFits(
  context: Pick<Context, 'db' | 'clock'>,
  { ip, target }: { ip: string; target: string },
): Promise<boolean> {
  const counts = [`find from ${networkOf(ip)}`, `find for ${sha256(target)}`].map((key) => ({
    key,
    max: MISSES_PER_HOUR,
  }));
  return (await countForAll(context, counts, HOUR_MS)) === null;
}
