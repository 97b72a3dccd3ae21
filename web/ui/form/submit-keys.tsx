import type { KeyboardEvent } from 'react';

/**
 * Ctrl Enter submits the form from any of its fields. On the way down (`onKeyDownCapture`), before an editor makes a
 * new line of it.
 */
export function submitByKeys(event: KeyboardEvent<HTMLFormElement>): void {
  const { key, ctrlKey, metaKey, nativeEvent, currentTarget, target } = event;
  if (key !== 'Enter' || !(ctrlKey || metaKey) || nativeEvent.isComposing) return;
  // A dialog over the form is its child for React alone.
  if (!(target instanceof Node && currentTarget.contains(target))) return;
  event.preventDefault();
  event.stopPropagation();
  // Not while it is being sent.
  currentTarget.querySelector<HTMLButtonElement>('[type=submit]')?.click();
}

/** Tells of it beside the button that submits. */
export const SubmitKeys = () => (
  <kbd className="text-xs text-ink-muted max-lg:hidden pointer-coarse:hidden" aria-hidden="true">
    Ctrl Enter
  </kbd>
);
