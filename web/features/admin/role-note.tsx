import { ROLES } from '#shared/role-permissions.ts';
import { useAppState } from '#web/lib/app-context.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { entryAt, noteFor } from './admin-menu.ts';

/** The role in which the user sees an admin page, and what it permits. */
export function RoleNote({ pathname }: { pathname: string }) {
  const roles = useAppState((state) => state.roles);
  const entry = entryAt(pathname);
  const note = entry ? noteFor(entry, roles) : null;
  if (note === null) return null;
  return (
    <p className="mt-4 flex items-start gap-2.5 text-label text-ink-muted">
      <span className="shrink-0">
        <Badge>{ROLES[note.role]}</Badge>
      </span>
      {note.note}
    </p>
  );
}
