import { useState } from 'react';
import type { FocusEvent, KeyboardEvent, PointerEvent } from 'react';
import { useLocation } from 'react-router';

/**
 * Opens on hover, toggles on click, whatever opened it (specification point 2, Site header); closes on Escape, when
 * pointer or focus leaves, and on navigation. What a click has closed stays closed until the pointer enters again.
 */
export function useMenuGroup() {
  const { key } = useLocation();
  // Stores the location key at which it was opened, so that every navigation closes it.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === key;
  const setOpen = (open: boolean) => setOpenAt(open ? key : null);

  /** A touch does not hover: it clicks. */
  const byMouse = (open: boolean) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') setOpen(open);
  };
  return {
    isOpen,
    toggle: () => setOpen(!isOpen),
    groupProps: {
      onPointerEnter: byMouse(true),
      onPointerLeave: byMouse(false),
      onBlur(event: FocusEvent) {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      },
      onKeyDown(event: KeyboardEvent<HTMLElement>) {
        if (event.key !== 'Escape' || !isOpen) return;
        setOpen(false);
        event.currentTarget.querySelector('button')?.focus();
      },
    },
  };
}
