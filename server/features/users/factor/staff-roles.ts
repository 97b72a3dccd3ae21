import type { Role } from '../../../../shared/permissions.ts';
import { canByRole } from '../../../../shared/role-permissions.ts';
import type { Config } from '../../../config.ts';

const isOfStaff = (role: Role) => canByRole.enterAdmin({ id: '', roles: [role] });

/** Whether a person of these roles must have a second factor, and has none yet. */
export const lacksSecondFactor = (config: Config, roles: readonly Role[], since: string | null): boolean =>
  config.requireSecondFactor === 'staff' && since === null && roles.some(isOfStaff);

/** The roles that a person acts in: those of staff wait until there is a second factor, where one is required. */
export const rolesInUse = (config: Config, roles: readonly Role[], since: string | null): Role[] =>
  roles.filter((role) => !lacksSecondFactor(config, roles, since) || !isOfStaff(role));
