import { can } from '#shared/permissions.ts';
import type { Role } from '#shared/permissions.ts';
import type { Context } from '../context.ts';
import { inMs } from '../context.ts';

/**
 * Sessions last used before this time have expired, although their token is valid. Shorter for staff with access to the
 * administration, because they see other people's data.
 */
export function idleSince(context: Pick<Context, 'config' | 'clock'>, user: { id: string; roles: readonly Role[] }) {
  const { idleMs, staffIdleMs } = context.config.session;
  return inMs(context, -(can.accessAdmin(user) ? staffIdleMs : idleMs));
}
