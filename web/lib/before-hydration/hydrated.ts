import type { EarlyInput } from './replay-fields.ts';

/**
 * Name of the document event that is sent when hydration is complete, with a function that repeats what was filled in
 * before. Only types: a shared value would bundle the first script with the application.
 */
export type Hydrated = 'portal-hydrated';
export type HydratedEvent = CustomEvent<(fields: EarlyInput) => Promise<void>>;
