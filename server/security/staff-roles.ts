import type { Role } from '#shared/permissions.ts';
import { canByRole } from '#shared/role-permissions.ts';
import type { Config } from '../config.ts';

export const isOfStaff = (role: Role) => canByRole.enterAdmin({ id: '', roles: [role] });

/** How an account is protected. */
export interface Protection {
  /** Since when there is a second factor, null while there is none. */
  since: string | null;
  hasWeakPassword: boolean;
}

/** What a person of these roles must set up before the roles of staff work; null when nothing is missing. */
export function missingProtection(
  config: Pick<Config, 'requireSecondFactor'>,
  roles: readonly Role[],
  { since, hasWeakPassword }: Protection,
): 'password' | 'secondFactor' | null {
  if (!roles.some(isOfStaff)) return null;
  if (hasWeakPassword) return 'password';
  return config.requireSecondFactor === 'staff' && since === null ? 'secondFactor' : null;
}

/** The roles that a person acts in: those of staff wait until the account is protected. */
export const rolesInUse = (config: Config, roles: readonly Role[], protection: Protection): Role[] =>
  roles.filter((role) => !isOfStaff(role) || missingProtection(config, roles, protection) === null);
