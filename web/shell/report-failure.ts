import { signOut } from '../features/auth/session/session.ts';
import type { AppStore } from '../lib/app-store.ts';
import type { DialogController } from './dialog/dialog-controller.ts';
import { reactionTo } from './failure-reaction.ts';

/** Shows the alert of a failure once, however many calls failed together. */
export function reportFailure(
  failure: { status: number; code: string },
  dialog: DialogController,
  store: AppStore,
): void {
  const reaction = reactionTo(failure);
  if (reaction === null) return;
  // The server no longer accepts this login: keeping it would show a name beside the login form.
  if (failure.code === 'CM02' || failure.code === 'LO05') signOut(store);
  void dialog.open(reaction);
}
