import type { Role } from '#shared/permissions.ts';
import { canByRole } from '#shared/role-permissions.ts';
import type { Config } from '../config.ts';

export const isOfStaff = (role: Role) => canByRole.accessAdmin({ id: '', roles: [role] });

/** Protection of an account. */
export interface Protection {
  /** When the second factor was turned on; null without one. */
  since: string | null;
  hasWeakPassword: boolean;
}

/** What is missing before staff roles take effect; null if nothing. */
export function missingProtection(
  config: Pick<Config, 'requireSecondFactor'>,
  roles: readonly Role[],
  { since, hasWeakPassword }: Protection,
): 'password' | 'secondFactor' | null {
  if (!roles.some(isOfStaff)) return null;
  if (hasWeakPassword) return 'password';
  return config.requireSecondFactor === 'staff' && since === null ? 'secondFactor' : null;
}

/** Effective roles: staff roles only if the account is protected. */
export const rolesInUse = (config: Config, roles: readonly Role[], protection: Protection): Role[] =>
  roles.filter((role) => !isOfStaff(role) || missingProtection(config, roles, protection) === null);
