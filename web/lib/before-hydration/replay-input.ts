import type { Hydrated } from './hydrated.ts';

const HYDRATED: Hydrated = 'portal-hydrated';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Repeats after hydration what a visitor did before it: what was typed, ticked and chosen, and the last click on a
 * button. React knows none of it: fields of its state would fall back to what the server sent. Links and forms that
 * the browser can submit itself are left alone. Other forms must not be submitted by the browser: their values would
 * appear in the URL.
 */
export function replayInput(): void {
  let pressed: HTMLElement | null = null;
  const fields = new Map<Field, { value: string; checked: boolean; isComposing: boolean }>();
  const keepClick = (event: MouseEvent) => {
    const button = event.target instanceof Element && event.target.closest('button');
    if (!button || isSentByItself(button.form)) return;
    event.preventDefault();
    pressed = button;
  };
  const keepField = (event: Event) => {
    const field = event.target as Field;
    const checked = 'checked' in field && field.checked;
    fields.set(field, { value: field.value, checked, isComposing: event instanceof InputEvent && event.isComposing });
  };
  const replay = async () => {
    document.removeEventListener('click', keepClick, true);
    document.removeEventListener('input', keepField, true);
    for (const [field, { value, checked, isComposing }] of fields) {
      // A value that changes under a Korean syllable being composed would break it.
      if (isComposing) field.addEventListener('compositionend', () => refill(field, field.value), { once: true });
      else if (!isTicked(field)) refill(field, value);
      else if (field.checked !== checked) field.click();
      // React draws what follows from one field, such as all ticked at once, before the next.
      await Promise.resolve();
    }
    pressed?.click();
  };
  document.addEventListener('click', keepClick, true);
  document.addEventListener('input', keepField, true);
  document.addEventListener(HYDRATED, () => void replay(), { once: true });
}

const isTicked = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio';

/** Gives a field its value as a visitor would: React compares typed text with what was last set through the element. */
function refill(field: Field, value: string): void {
  if (field instanceof HTMLSelectElement) field.value = value;
  else if (field.type !== 'file') {
    const { selectionStart, selectionEnd } = field;
    field.value = field.defaultValue;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    return;
  }
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/** True for search forms. Forms that need script use `method="dialog"`, see `ui/form/form.tsx`. */
function isSentByItself(form: HTMLFormElement | null): boolean {
  return (form?.getAttribute('method') ?? 'dialog') !== 'dialog';
}
