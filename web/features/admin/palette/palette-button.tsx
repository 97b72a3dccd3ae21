import { Search } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { adminText } from '#shared/messages/admin/admin.ko.ts';
import { dialogOnDemand } from '#web/lib/dialog/dialog-on-demand.tsx';
import { useOpenUntilNavigation } from '#web/lib/dialog/use-open-until-navigation.ts';

const loadPalette = async () => (await import('./command-palette.tsx')).CommandPalette;
const CommandPalette = dialogOnDemand(loadPalette);

/** Opens the command palette, also by Ctrl K or ⌘K. Rendered once on a page. */
export function usePaletteKeys() {
  const [isOpen, setOpen] = useOpenUntilNavigation();
  // Sees the page that is shown, also in the moment after a navigation.
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // By the place of the key: in the Korean layout it types another letter.
    if (event.code !== 'KeyK' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    event.preventDefault();
    setOpen(true);
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    // Before it is asked for: what is typed right after the keys belongs into it. A failure shows when it is opened.
    loadPalette().catch(() => {});
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return { open: () => setOpen(true), palette: isOpen && <CommandPalette onClose={() => setOpen(false)} /> };
}

export function PaletteButton({ onOpen }: { onOpen: () => void }) {
  return (
    <button
      type="button"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={onOpen}
      className="flex h-9 w-full items-center gap-2 rounded-lg border border-line-strong bg-surface px-3 text-sm text-ink-muted hover:border-line-control hover:text-ink max-lg:w-auto"
    >
      <Search size={16} aria-hidden="true" />
      {adminText.palette.open}
      <kbd className="ml-auto text-xs max-lg:hidden">Ctrl K</kbd>
    </button>
  );
}
