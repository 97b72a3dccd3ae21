import { can } from '#shared/permissions.ts';
import type { Role } from '#shared/permissions.ts';
import type { Context } from '../context.ts';
import { inMs } from '../context.ts';

/**
 * A session last used before this moment has ended, although its token lives on. Of those who may enter the
 * administration sooner: what lies open on their screen is of more people than themselves.
 */
export function idleSince(context: Pick<Context, 'config' | 'clock'>, user: { id: string; roles: readonly Role[] }) {
  const { idleMs, staffIdleMs } = context.config.session;
  return inMs(context, -(can.enterAdmin(user) ? staffIdleMs : idleMs));
}
