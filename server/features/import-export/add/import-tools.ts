import type { Actor } from '#shared/permissions.ts';
import type { Context } from '#server/context.ts';
import type { Spool } from '../read/spool.ts';

/** What every step of one import has at hand. */
export interface ImportTools {
  context: Context;
  actor: Actor;
  spool: Spool;
}
