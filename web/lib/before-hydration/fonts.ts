import { frame, switchPartByPart } from './switch-fonts.ts';
import type { WebFontReady } from './web-font-ready.ts';

/** Longest time that text stays in the fallback fonts while the font files load. */
const LONGEST_WAIT_MS = 3_000;
const FOLDED = 'script, noscript, details:not([open]) > :not(summary)';
/** Browsers lay out elements with `content-visibility: auto` down to this many viewport heights from the top. */
const VIEWS_LAID_OUT = 2.5;
const FAMILY = 'Portal Sans';
const WEB_FONT_READY: WebFontReady = 'portal-font';

/**
 * Loads the files of the web font that the text of this page needs, then lets the text use them (font-rules.ts). Using
 * them earlier would lay out the text again with every file.
 * @param styled resolves when the page's style sheets apply; both at once would be a long task
 */
export async function applyFonts(styled: Promise<unknown>): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('#fonts');
  try {
    if (!link) return;
    if (!link.sheet) await settled(link);
    await styled;
    // The rules of those and of the font make the browser look at the whole page: one after the other.
    await frame();
    // From here on the browser knows the font, but no text uses it.
    link.media = 'all';
    await frame();
    const faces = facesFor(shownText());
    await after(0);
    const files = Promise.all(faces.map((face) => face.load())).catch(() => []);
    const loaded = await Promise.race([files, after(LONGEST_WAIT_MS)]);
    if (loaded?.length) {
      // Keeps the placeholder font (styles.css) in use: rarer font files that load later still need it.
      for (const end of document.documentElement.getAnimations()) end.pause();
      await switchPartByPart();
    }
  } finally {
    // Runs after an error too, for example where the browser lacks one of these APIs.
    document.body.dataset.webFont = '';
    // What waits for the font lays out more.
    await frame();
    document.dispatchEvent(new Event(WEB_FONT_READY));
  }
}

/**
 * Faces for these characters. Not `document.fonts.load`, which loads every face that has one of them: browsers use the
 * last face that covers a character. The last faces cover almost all text.
 */
function facesFor(text: string): FontFace[] {
  // Without spaces: no face covers line breaks. If they stayed in the set, every face would be read.
  const left = new Set(text.match(/\S/gu)?.map((character) => character.codePointAt(0)));
  return [...document.fonts].toReversed().filter(({ family, unicodeRange }) => {
    if (left.size === 0 || !family.includes(FAMILY)) return false;
    const before = left.size;
    // `U+20-7e, U+a9`
    for (const [, from, to] of unicodeRange.matchAll(/\+(\w+)-?(\w*)/g))
      for (let code = Number(`0x${from}`); code <= Number(`0x${to || from}`); code += 1) left.delete(code);
    return left.size < before;
  });
}

/** Text of the page except what is not laid out: collapsed or far below the viewport. */
function shownText(): string {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let text = '';
  while (walker.nextNode()) {
    const { parentElement, nodeValue } = walker.currentNode;
    if (parentElement?.closest(FOLDED) === null && !isFar(parentElement.closest('.laid-out-near'))) text += nodeValue;
  }
  return text;
}

const isFar = (element: Element | null) =>
  element !== null && element.getBoundingClientRect().top > VIEWS_LAID_OUT * innerHeight;

/** Lets the browser fetch a file; resolves when it has loaded or failed. */
export function addLink(attributes: Partial<HTMLLinkElement>): Promise<Event> {
  const link = Object.assign(document.createElement('link'), attributes);
  document.head.append(link);
  return settled(link);
}

const settled = (link: HTMLLinkElement) =>
  new Promise<Event>((done) => {
    for (const end of ['load', 'error']) link.addEventListener(end, done);
  });

export const after = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
