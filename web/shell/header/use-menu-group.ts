import { useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent, PointerEvent } from 'react';
import { useLocation } from 'react-router';

/** A click within this time after hover opened the group must not close it. */
const SAME_INTENT_MS = 300;

/** Opens on hover, toggles on click; closes on Escape, when pointer or focus leaves, and on navigation. */
export function useMenuGroup() {
  const { key } = useLocation();
  // Stores the location key at which it was opened, so that every navigation closes it.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const hoveredAt = useRef(0);
  const isOpen = openAt === key;
  const setOpen = (open: boolean) => setOpenAt(open ? key : null);

  const isMouse = (event: PointerEvent) => event.pointerType === 'mouse';
  return {
    isOpen,
    toggle(event: { timeStamp: number }) {
      if (isOpen && event.timeStamp - hoveredAt.current < SAME_INTENT_MS) return;
      setOpen(!isOpen);
    },
    groupProps: {
      onPointerEnter(event: PointerEvent) {
        if (!isMouse(event) || isOpen) return;
        hoveredAt.current = event.timeStamp;
        setOpen(true);
      },
      onPointerLeave(event: PointerEvent) {
        if (isMouse(event)) setOpen(false);
      },
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
