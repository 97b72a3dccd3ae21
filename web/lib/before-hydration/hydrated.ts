/**
 * The event by which the document tells that React has taken it over. A type alone: with a value in common the first
 * script would be bundled with the application, for which it must not wait.
 */
export type Hydrated = 'portal-hydrated';
