/** Name of the document event that `fonts.ts` sends when the text uses the web font. Only a type, see `hydrated.ts`. */
export type WebFontReady = 'portal-font';

const WEB_FONT_READY: WebFontReady = 'portal-font';

/** Resolves when the text is rendered in the web font, or when the page continues without it. */
export async function whenWebFontReady(): Promise<void> {
  if (document.body.dataset.webFont === undefined)
    await new Promise((done) => document.addEventListener(WEB_FONT_READY, done, { once: true }));
  await document.fonts.ready;
}
