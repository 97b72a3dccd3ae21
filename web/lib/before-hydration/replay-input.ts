import type { Hydrated, HydratedEvent } from './hydrated.ts';
import type { EarlyInput } from './replay-fields.ts';

const HYDRATED: Hydrated = 'portal-hydrated';

/**
 * Repeats after hydration what a visitor did before it: fields filled, and the last click on a button. Links and forms
 * that the browser can submit itself are left alone. Other forms must not be submitted by the browser: their values
 * would appear in the URL.
 */
export function replayInput(): void {
  let pressed: HTMLElement | null = null;
  const fields: EarlyInput = new Map();
  const keepClick = (event: MouseEvent) => {
    const button = event.target instanceof Element && event.target.closest('button');
    if (!button || isSentByItself(button.form)) return;
    event.preventDefault();
    pressed = button;
  };
  const keepField = ({ target, isComposing }: Partial<InputEvent>) => {
    const { value, checked } = target as HTMLInputElement;
    fields.set(target as HTMLInputElement, { value, checked, isComposing });
  };
  const replay = async (event: Event) => {
    document.removeEventListener('click', keepClick, true);
    if (fields.size > 0) await (event as HydratedEvent).detail(fields).catch(() => {});
    document.removeEventListener('input', keepField, true);
    pressed?.click();
  };
  document.addEventListener('click', keepClick, true);
  document.addEventListener('input', keepField, true);
  document.addEventListener(HYDRATED, (event) => void replay(event), { once: true });
}

/** True for search forms. Forms that need script use `method="dialog"`, see `ui/form/form.tsx`. */
function isSentByItself(form: HTMLFormElement | null): boolean {
  return (form?.getAttribute('method') ?? 'dialog') !== 'dialog';
}
