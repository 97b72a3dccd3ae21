import type { Hydrated } from './hydrated.ts';

const HYDRATED: Hydrated = 'portal-hydrated';

/**
 * Repeats after hydration what a visitor did before it: the last click on a button, and files chosen. Links and forms
 * that the browser can submit itself are left alone. Other forms must not be submitted by the browser: their values
 * would appear in the URL.
 */
export function replayInput(): void {
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
      for (const input of document.querySelectorAll<HTMLInputElement>('input[type=file]'))
        if (input.value) input.dispatchEvent(new Event('change', { bubbles: true }));
      pressed?.click();
    },
    { once: true },
  );
}

/** True for search forms. Forms that need script use `method="dialog"`, see `ui/form/form.tsx`. */
function isSentByItself(form: HTMLFormElement | null): boolean {
  return (form?.getAttribute('method') ?? 'dialog') !== 'dialog';
}
