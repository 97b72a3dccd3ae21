/** What an operator does before opening a portal, in order. Each ticks itself. */
export const FIRST_STEPS = [
  'demo',
  'address',
  'company',
  'terms',
  'productName',
  'logo',
  'manual',
  'mail',
  'secondFactor',
  'secondAdministrator',
  'backup',
] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];
