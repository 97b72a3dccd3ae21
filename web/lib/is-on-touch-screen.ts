/** Where keys are seldom used, and what is only for them would be in the way. */
export const isOnTouchScreen = (): boolean =>
  typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches;
