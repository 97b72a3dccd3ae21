import { messages } from '#shared/messages.ko.ts';
import type { DialogOptions } from '#web/lib/dialog/dialog-controller.ts';

const text = messages.documents.list;

/** What the guard's dialog says of another's private question: no sign-up and no other login opens it. */
export const privateDialog: Partial<DialogOptions> = {
  messageHtml: text.privateHint,
  hint: text.ownHint,
  other: undefined,
  cancel: true,
};
