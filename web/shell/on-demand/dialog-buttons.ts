import type { DialogAnswer, DialogOptions } from '#web/lib/dialog/dialog-controller.ts';

/** Visible buttons. Without any button option a dialog has a confirm button, except while loading. */
export const buttonsOf = (options: DialogOptions) => ({
  hasConfirm: options.confirm ?? (!options.loading && !options.delete),
  hasCancel: options.cancel ?? false,
  hasDelete: options.delete ?? false,
});

/** Result of Esc. A plain alert counts as confirmed unless staying is allowed. Without buttons, Esc does nothing. */
export function escapeMeans(options: DialogOptions): DialogAnswer | null {
  const { hasConfirm, hasCancel, hasDelete } = buttonsOf(options);
  if (hasCancel || hasDelete || options.canStay) return 'cancel';
  return hasConfirm ? 'confirm' : null;
}
