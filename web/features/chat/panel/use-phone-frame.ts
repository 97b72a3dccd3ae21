import type { RefObject } from 'react';
import { useEffect } from 'react';

/** The panel fills screens that are narrow or low, as at 200 % zoom; the opposite of `roomy:` in its classes. */
const PHONE = '(max-width: 639.98px), (max-height: 559.98px)';

export const isPhone = (): boolean => matchMedia(PHONE).matches;

/** On a phone, the page behind the panel is inert, and the panel fits above the on-screen keyboard. */
export function usePhoneFrame(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const panel = frame.current;
    const phone = matchMedia(PHONE);
    if (!panel) return;
    const page = [...(panel.parentElement?.children ?? [])].filter(
      (element): element is HTMLElement =>
        element instanceof HTMLElement &&
        Boolean(element.compareDocumentPosition(panel) & Node.DOCUMENT_POSITION_FOLLOWING),
    );
    const cover = () => {
      for (const element of page) element.inert = phone.matches;
      document.documentElement.style.overflow = phone.matches ? 'hidden' : '';
    };
    const viewport = window.visualViewport;
    const fit = () => {
      if (!viewport) return;
      panel.style.setProperty('--chat-height', `${viewport.height}px`);
      panel.style.setProperty('--chat-top', `${viewport.offsetTop}px`);
    };
    cover();
    fit();
    phone.addEventListener('change', cover);
    viewport?.addEventListener('resize', fit);
    viewport?.addEventListener('scroll', fit);
    return () => {
      phone.removeEventListener('change', cover);
      viewport?.removeEventListener('resize', fit);
      viewport?.removeEventListener('scroll', fit);
      for (const element of page) element.inert = false;
      document.documentElement.style.overflow = '';
    };
  }, [frame]);
}
