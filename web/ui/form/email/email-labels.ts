/** Before and after an address that may have been meant. */
export const emailLabels = {
  before: '혹시 ',
  after: '입니까?',
} as const;
