/** The event by which `fonts.ts` tells that the web font's rules apply; a type alone, as in `hydrated.ts`. */
export type WebFontReady = 'portal-lettered';

const LETTERED: WebFontReady = 'portal-lettered';

/** Resolves when the page stands in its web font, or has gone without it. */
export async function whenWebFontReady(): Promise<void> {
  const isWaiting = document.querySelector<HTMLLinkElement>('#fonts')?.media === 'print';
  if (isWaiting) await new Promise((done) => document.addEventListener(LETTERED, done, { once: true }));
  await document.fonts.ready;
}
