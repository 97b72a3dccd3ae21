/** Keeps the keyboard's place in the conversation when the control that was just used goes away. */
export const focusLog = (control: Element): void =>
  control.closest<HTMLElement>('[role=log]')?.focus({ preventScroll: true });
