/** The event by which `fonts.ts` tells that the web font's rules apply; a type alone, as in `hydrated.ts`. */
export type Lettered = 'portal-lettered';

const LETTERED: Lettered = 'portal-lettered';

/** Resolves when the page stands in its web font, or has gone without it. */
export async function whenLettered(): Promise<void> {
  const isWaiting = document.querySelector<HTMLLinkElement>('#fonts')?.media === 'print';
  if (isWaiting) await new Promise((done) => document.addEventListener(LETTERED, done, { once: true }));
  await document.fonts.ready;
}
