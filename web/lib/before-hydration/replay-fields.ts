type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Fields that a visitor filled before hydration, in that order, as the last event of each left them; still growing. */
export type EarlyInput = Map<Field, { value: string; checked?: boolean; isComposing: boolean | undefined }>;

/**
 * Tells React what was typed, ticked and chosen before it listened: fields of its state would fall back to what the
 * server sent.
 */
export async function replayFields(fields: EarlyInput): Promise<void> {
  for (const [field, { value, checked, isComposing }] of fields) {
    // A value that changes under a Korean syllable being composed would break it.
    if (isComposing) field.addEventListener('compositionend', () => refill(field, field.value), { once: true });
    else if (field.type !== 'checkbox' && field.type !== 'radio') refill(field, value);
    else if ((field as HTMLInputElement).checked !== checked) field.click();
    // React draws what follows from one field, such as all ticked at once, before the next.
    await Promise.resolve();
  }
}

/** Gives a field its value as a visitor would: React compares typed text with what was last set through the element. */
function refill(field: Field, value: string): void {
  const isTyped = !(field instanceof HTMLSelectElement) && field.type !== 'file';
  if (isTyped) {
    const { selectionStart, selectionEnd } = field;
    field.value = field.defaultValue;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  } else if (field.type !== 'file') field.value = value;
  field.dispatchEvent(new Event(isTyped ? 'input' : 'change', { bubbles: true }));
}
