/**
 * Name of the document event that is sent when hydration is complete. Only a type: a shared value would bundle the
 * first script with the application.
 */
export type Hydrated = 'portal-hydrated';
