import type { Role } from '#shared/role-permissions.ts';
import { ROLES } from '#shared/role-permissions.ts';
import type { UserState } from '#shared/user-states.ts';
import { USER_STATES } from '#shared/user-states.ts';
import type { BadgeTone } from '#web/ui/badge.tsx';
import { Badge } from '#web/ui/badge.tsx';

const TONE: Record<UserState, BadgeTone> = {
  active: 'success',
  locked: 'warning',
  inactive: 'danger',
  withdrawn: 'neutral',
};

export const UserBadge = ({ state }: { state: UserState }) => <Badge tone={TONE[state]}>{USER_STATES[state]}</Badge>;

/** Role badges in a fixed order; roles with additional permissions are highlighted. */
export function RoleBadges({ roles }: { roles: readonly Role[] }) {
  const held = (Object.keys(ROLES) as Role[]).filter((role) => roles.includes(role));
  return (
    <span className="flex flex-wrap gap-1 md:max-xl:py-1.5 xl:flex-nowrap">
      {held.map((role) => (
        <Badge key={role} tone={role === 'ROLE_USER' ? 'neutral' : 'accent'}>
          {ROLES[role]}
        </Badge>
      ))}
    </span>
  );
}
