import { useEffect, useState } from 'react';
import { dialogOnDemand } from '#web/lib/dialog/dialog-on-demand.tsx';

const loadPalette = async () => (await import('./command-palette.tsx')).CommandPalette;
const CommandPalette = dialogOnDemand(loadPalette);

/**
 * The command palette, opened by Ctrl K or ⌘K. With `loadsAhead` its script comes before it is asked for: what is typed
 * right after the keys belongs into it.
 */
export function usePaletteKeys({ loadsAhead = false } = {}) {
  // It closes itself before it leads on: a page that arrives meanwhile takes nothing away that is being typed.
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // By the place of the key: in the Korean layout it types another letter.
      if (event.code !== 'KeyK' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      // The list of inquiries has both the header of the site and the side menu.
      if (event.defaultPrevented) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  useEffect(() => {
    // A failure shows when it is opened.
    if (loadsAhead) loadPalette().catch(() => {});
  }, [loadsAhead]);
  return { open: () => setOpen(true), palette: isOpen && <CommandPalette onClose={() => setOpen(false)} /> };
}
