import { useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent, PointerEvent } from 'react';
import { useLocation } from 'react-router';

/** Opens on hover, toggles on click, of which the first by a mouse leaves open what hover has opened; closes on Escape, when pointer or focus leaves, and on navigation. */
export function useMenuGroup() {
  const { key } = useLocation();
  // Stores the location key at which it was opened, so that every navigation closes it.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isByHover = useRef(false);
  const isOpen = openAt === key;
  const setOpen = (open: boolean) => setOpenAt(open ? key : null);

  const isMouse = (event: PointerEvent) => event.pointerType === 'mouse';
  return {
    isOpen,
    toggle({ detail: clicks }: { detail: number }) {
      const isForHover = isOpen && isByHover.current && clicks > 0;
      isByHover.current = false;
      if (!isForHover) setOpen(!isOpen);
    },
    groupProps: {
      onPointerEnter(event: PointerEvent) {
        if (!isMouse(event) || isOpen) return;
        isByHover.current = true;
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
