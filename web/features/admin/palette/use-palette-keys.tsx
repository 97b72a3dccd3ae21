import { useEffect, useEffectEvent } from 'react';
import { dialogOnDemand } from '#web/lib/dialog/dialog-on-demand.tsx';
import { useOpenUntilNavigation } from '#web/lib/dialog/use-open-until-navigation.ts';

const loadPalette = async () => (await import('./command-palette.tsx')).CommandPalette;
const CommandPalette = dialogOnDemand(loadPalette);

/**
 * The command palette, opened by Ctrl K or ⌘K. With `loadsAhead` its script comes before it is asked for: what is typed
 * right after the keys belongs into it.
 */
export function usePaletteKeys({ loadsAhead = false } = {}) {
  const [isOpen, setOpen] = useOpenUntilNavigation();
  // Sees the page that is shown, also in the moment after a navigation.
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // By the place of the key: in the Korean layout it types another letter.
    if (event.code !== 'KeyK' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    // The list of inquiries has both the header of the site and the side menu.
    if (event.defaultPrevented) return;
    event.preventDefault();
    setOpen(true);
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  useEffect(() => {
    // A failure shows when it is opened.
    if (loadsAhead) loadPalette().catch(() => {});
  }, [loadsAhead]);
  return { open: () => setOpen(true), palette: isOpen && <CommandPalette onClose={() => setOpen(false)} /> };
}
