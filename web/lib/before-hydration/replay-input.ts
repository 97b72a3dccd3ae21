import type { Hydrated, HydratedEvent } from './hydrated.ts';
import type { EarlyInput } from './replay-fields.ts';

const HYDRATED: Hydrated = 'portal-hydrated';
/** Search forms. Forms that need script use `method="dialog"`, see `ui/form/form.tsx`. */
const SENT_BY_ITSELF = '[method]:not([method=dialog])';

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
    if (!button || button.form?.matches(SENT_BY_ITSELF)) return;
    event.preventDefault();
    // Not for React either, which may listen already while the fields are being repeated.
    event.stopImmediatePropagation();
    pressed = button;
  };
  const keepField = ({ target, isComposing }: Partial<InputEvent>) => {
    const { value, checked } = target as HTMLInputElement;
    fields.set(target as HTMLInputElement, { value, checked, isComposing });
  };
  const replay = async (event: Event) => {
    if (fields.size > 0) await (event as HydratedEvent).detail(fields).catch(() => {});
    document.removeEventListener('click', keepClick, true);
    document.removeEventListener('input', keepField, true);
    pressed?.click();
  };
  document.addEventListener('click', keepClick, true);
  document.addEventListener('input', keepField, true);
  document.addEventListener(HYDRATED, (event) => void replay(event), { once: true });
}
