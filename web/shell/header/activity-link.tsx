import { messages } from '#shared/messages.ko.ts';
import { canByRole } from '#shared/role-permissions.ts';
import { useAppState } from '#web/lib/app-context.tsx';
import { PaletteHost } from '../palette-host.tsx';
import { BellLink } from '../bell/bell-link.tsx';
import { useReadUnread } from '../bell/use-read-unread.ts';

/** The bell of the site's header. */
export default function ActivityLink() {
  const isStaff = useAppState(({ loginId, roles }) => canByRole.accessAdmin({ id: loginId, roles }));
  useReadUnread();
  return (
    <>
      {isStaff && <PaletteHost />}
      <BellLink className="account-link -mx-3 xl:mx-0 xl:-mr-3">
        <span className="hidden 2xl:inline">{messages.shell.activity}</span>
      </BellLink>
    </>
  );
}
