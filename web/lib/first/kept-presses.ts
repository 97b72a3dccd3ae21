import type { Hydrated } from './hydrated.ts';

const HYDRATED: Hydrated = 'portal-hydrated';

/**
 * A button that is pressed before the page can answer is pressed again when it can. Links, and forms that say how they
 * are sent, need no script; any other form would put what was typed into the address.
 */
export function keepPresses(): void {
  let pressed: HTMLElement | null = null;
  const keep = (event: MouseEvent) => {
    const button = event.target instanceof Element && event.target.closest('button');
    if (!button || button.form?.hasAttribute('method')) return;
    event.preventDefault();
    pressed = button;
  };
  document.addEventListener('click', keep, true);
  document.addEventListener(
    HYDRATED,
    () => {
      document.removeEventListener('click', keep, true);
      pressed?.click();
    },
    { once: true },
  );
}
