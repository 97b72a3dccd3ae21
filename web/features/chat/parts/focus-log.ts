/** Moves the focus to the message list, before the control that has it is removed. */
export const focusLog = (control: Element): void =>
  control.closest<HTMLElement>('[role=log]')?.focus({ preventScroll: true });
