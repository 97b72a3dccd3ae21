import { Menu as MenuIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useRef } from 'react';
import { useLocation } from 'react-router';
import { adminText as text } from '#shared/messages/admin/admin.ko.ts';
import { useOpenUntilNavigation } from '#web/lib/dialog/use-open-until-navigation.ts';
import { Button } from '#web/ui/button.tsx';
import { Drawer } from '#web/ui/overlay/drawer.tsx';

/** Narrow screens, in place of the menu beside the page: a bar whose button opens it. */
export function MenuBar({ tools, children }: { tools: ReactNode; children: ReactNode }) {
  const [isOpen, setOpen] = useOpenUntilNavigation();
  const { key } = useLocation();
  const openedAt = useRef(key);
  const open = () => {
    openedAt.current = key;
    setOpen(true);
  };
  // A link of the menu leads to another page, which begins at its beginning: no place for the Tab key, to which the drawer
  // would not give the focus itself.
  const returnTo = () => {
    const isHere = openedAt.current === key;
    if (!isHere) document.getElementById('main')?.focus({ preventScroll: true });
    return isHere;
  };
  return (
    <aside
      aria-label={text.title}
      className="sticky top-(--header) z-10 flex h-(--bar) items-center justify-between border-b border-line bg-surface-soft px-1 lg:hidden"
    >
      <Button variant="ghost" aria-haspopup="dialog" aria-expanded={isOpen} onClick={open}>
        <MenuIcon size={20} aria-hidden="true" />
        {text.menu}
      </Button>
      <div className="mr-2 flex items-center gap-1">{tools}</div>
      <Drawer side="left" open={isOpen} onClose={() => setOpen(false)} title={text.menu} returnTo={returnTo}>
        {children}
      </Drawer>
    </aside>
  );
}
