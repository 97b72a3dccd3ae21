import type { Hydrated } from './hydrated.ts';

const HYDRATED: Hydrated = 'portal-hydrated';

/**
 * A button that is pressed before the page can answer is pressed again when it can. Links, and forms that a browser
 * sends, need no script; what is typed into any other one must not get into the address.
 */
export function replayClicks(): void {
  let pressed: HTMLElement | null = null;
  const keep = (event: MouseEvent) => {
    const button = event.target instanceof Element && event.target.closest('button');
    if (!button || isSentByItself(button.form)) return;
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

/** A search does; forms of our own say `dialog`, see `ui/form.tsx`. */
function isSentByItself(form: HTMLFormElement | null): boolean {
  const method = form?.getAttribute('method') ?? null;
  return method !== null && method !== 'dialog';
}
