import { expect, it } from 'vitest';
import { createAppStore } from '../app-store.ts';
import { createDialogController } from '../dialog/dialog-controller.ts';
import { watchInput } from '../dialog/unsaved-input.ts';
import { alertFailure } from './alert-failure.ts';

function alertOf(status: number, code: string) {
  const dialog = createDialogController();
  alertFailure({ status, code, message: '' }, dialog, createAppStore());
  return dialog.store.getState().queue[0]?.options;
}

it('leads to the landing page (specification point 8), and offers to stay with what was typed', () => {
  const stop = watchInput(() => true);
  expect(alertOf(500, 'CM06')).toMatchObject({ route: '/', canStay: true, cancel: true, cancelLabel: '계속 작성' });
  stop();
  expect(alertOf(500, 'CM06')).toMatchObject({ route: '/', canStay: true, cancel: false });
});
