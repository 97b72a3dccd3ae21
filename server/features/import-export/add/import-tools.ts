import type { Actor } from '#shared/permissions.ts';
import type { Context } from '#server/context.ts';
import type { Spool } from '../read/spool-upload.ts';

/** Context of one import. */
export interface ImportTools {
  context: Context;
  actor: NonNullable<Actor>;
  spool: Spool;
}
