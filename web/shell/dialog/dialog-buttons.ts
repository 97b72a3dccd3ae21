import type { DialogAnswer, DialogOptions } from './dialog-controller.ts';

/** A dialog that asks for no button can still be confirmed, unless it waits for something. */
export const buttonsOf = (options: DialogOptions) => ({
  hasConfirm: options.confirm ?? (!options.loading && !options.delete),
  hasCancel: options.cancel ?? false,
  hasDelete: options.delete ?? false,
});

/** What Esc does. An alert can only be taken note of unless one may stay; a dialog without buttons has no way out but its end. */
export function escapeMeans(options: DialogOptions): DialogAnswer | null {
  const { hasConfirm, hasCancel, hasDelete } = buttonsOf(options);
  if (hasCancel || hasDelete || options.canStay) return 'cancel';
  return hasConfirm ? 'confirm' : null;
}
