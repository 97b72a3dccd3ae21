import { useState } from 'react';
import { userAdminText } from '#shared/messages/admin/people/user.ko.ts';
import type { Role } from '#shared/role-permissions.ts';
import { ROLES } from '#shared/role-permissions.ts';
import { useLeaveWarning } from '#web/lib/dialog/use-leave-warning.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { FieldGroup } from '#web/ui/form/field-group.tsx';
import { useChangeUser } from './use-change-user.ts';
import type { SheetProps } from './user-sheet-props.ts';

const text = userAdminText.detail;
const ALL = Object.keys(ROLES) as Role[];

/** Selects one or more roles; choices that the server would refuse are disabled. */
export function RoleForm({ detail, onChanged }: SheetProps) {
  const [roles, setRoles] = useState<readonly Role[]>(detail.roles);
  const [error, setError] = useState<string | null>(null);
  const change = useChangeUser(onChanged);
  const isChanged = ALL.some((role) => roles.includes(role) !== detail.roles.includes(role));
  useLeaveWarning(() => isChanged);
  const isLocked = (role: Role) => detail.isSelf && role === 'ROLE_ADMIN';

  const save = () => {
    if (roles.length === 0) return setError(text.chooseRole);
    const chosen = ALL.filter((role) => roles.includes(role));
    void change({
      title: text.saveRoles,
      messageHtml: text.rolesConfirm(detail.loginId, chosen.map((role) => ROLES[role]).join(', ')),
      run: async (api) => {
        await api.post('/api/v1/admin/users/roles', { userId: detail.userId, roles: chosen, before: detail.roles });
        return userAdminText.done.roles;
      },
    });
  };
  return (
    <section className="mt-7">
      <FieldGroup legend={text.roles} hint={detail.isSelf ? text.rolesHintSelf : text.rolesHint} error={error}>
        <div className="flex flex-wrap gap-x-6 gap-y-2">
          {ALL.map((role) => (
            <Checkbox
              key={role}
              label={ROLES[role]}
              checked={roles.includes(role)}
              disabled={isLocked(role)}
              onChange={(event) => {
                setError(null);
                setRoles(event.target.checked ? [...roles, role] : roles.filter((held) => held !== role));
              }}
            />
          ))}
        </div>
      </FieldGroup>
      <Button className="mt-2" size="small" variant="secondary" disabled={!isChanged} onClick={save}>
        {text.saveRoles}
      </Button>
    </section>
  );
}
