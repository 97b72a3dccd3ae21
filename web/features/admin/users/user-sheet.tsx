import { ShieldAlert } from 'lucide-react';
import { userAdminText } from '#shared/messages/admin/people/user.ko.ts';
import { formatDateTime } from '#web/lib/format/dates.ts';
import { Badge } from '#web/ui/badge.tsx';
import { AccountSection } from './account-section.tsx';
import { ConsentSection } from './consent-section.tsx';
import { LockNotice } from './lock-notice.tsx';
import { RoleForm } from './role-form.tsx';
import type { SheetProps } from './user-sheet-props.ts';
import { DrawerSection } from '#web/ui/overlay/drawer.tsx';
import { UserBadge } from './user-badge.tsx';

const text = userAdminText.detail;

/** Details of one member, with the account actions. */
export function UserSheet({ detail, isFirst, onChanged }: SheetProps) {
  const facts = [
    [text.name, detail.name],
    [text.email, detail.email || text.none],
    [text.affiliation, detail.affiliation || text.none],
    [text.joined, formatDateTime(detail.createdAt)],
    [text.changed, formatDateTime(detail.updatedAt)],
  ];
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <UserBadge state={detail.state} />
        {detail.isSelf && <Badge tone="accent">{text.self}</Badge>}
      </div>
      <LockNotice detail={detail} isFirst={isFirst} onChanged={onChanged} />
      <p className="mt-3 flex items-center gap-2 rounded-control bg-warning-soft px-3.5 py-2.5 text-sm text-warning">
        <ShieldAlert size={16} aria-hidden="true" className="shrink-0" />
        {text.notice}
      </p>
      <DrawerSection title={text.person}>
        <dl className="divide-y divide-line border-y border-line">
          {facts.map(([label, value]) => (
            <div key={label} className="flex gap-4 py-2.5 text-label">
              <dt className="w-24 shrink-0 text-ink-muted">{label}</dt>
              <dd className="min-w-0 flex-1 text-ink [overflow-wrap:anywhere]">{value}</dd>
            </div>
          ))}
        </dl>
      </DrawerSection>
      {detail.state !== 'withdrawn' && (
        <>
          <RoleForm key={detail.roles.join()} detail={detail} onChanged={onChanged} />
          <AccountSection detail={detail} onChanged={onChanged} />
        </>
      )}
      <ConsentSection detail={detail} />
    </>
  );
}
