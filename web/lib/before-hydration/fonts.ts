import { switchPartByPart } from './switch-fonts.ts';
import type { WebFontReady } from './web-font-ready.ts';

/** Longest time that text stays in the fallback fonts while the font files load. */
const LONGEST_WAIT_MS = 3_000;
const FOLDED = 'script, noscript, details:not([open]) > :not(summary)';
/** Browsers lay out elements with `content-visibility: auto` down to this many viewport heights from the top. */
const VIEWS_LAID_OUT = 2.5;
const FAMILY = 'Portal Sans';
const SPACE = 0x20;
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
    await after(0);
    // From here on the browser knows the font, but no text uses it.
    link.media = 'all';
    await after(0);
    const codes = [...new Set(shownText())].map((character) => character.codePointAt(0) ?? 0);
    const files = Promise.all(facesFor(codes).map((face) => face.load())).catch(() => []);
    const loaded = await Promise.race([files, after(LONGEST_WAIT_MS)]);
    if (loaded?.length) {
      // Keeps the placeholder font (styles.css) in use: rarer font files that load later still need it.
      for (const end of document.documentElement.getAnimations()) end.pause();
      await switchPartByPart();
    }
  } finally {
    // Runs after an error too, for example where the browser lacks one of these APIs.
    document.body.dataset.webFont = '';
    document.dispatchEvent(new Event(WEB_FONT_READY));
  }
}

/**
 * Faces for these characters. Not `document.fonts.load`, which loads every face that has one of them: browsers use the
 * last face that covers a character. The last faces cover almost all text.
 */
function facesFor(codes: readonly number[]): FontFace[] {
  // No face covers control characters such as line breaks. If they stayed in the list, every face would be read.
  let left = codes.filter((code) => code > SPACE);
  return [...document.fonts].toReversed().filter(({ family, unicodeRange }) => {
    if (left.length === 0 || !family.includes(FAMILY)) return false;
    const covered = left.length;
    const ranges = rangesOf(unicodeRange);
    left = left.filter((code) => !ranges.some(([from = 0, to = from]) => code >= from && code <= to));
    return left.length < covered;
  });
}

/** `U+20-7e, U+a9` as pairs; a single character is a pair of one. */
const rangesOf = (text: string): number[][] =>
  text.split(',').map((range) => range.match(/[\da-f]+/gi)?.map((code) => Number.parseInt(code, 16)) ?? []);

/** Text of the page except what is not laid out: collapsed or far below the viewport. */
function shownText(): string {
  const walker = document.createTreeWalker(document.body, undefined, (node) =>
    node instanceof Element && (node.matches(FOLDED) || (node.matches('.laid-out-near') && isFar(node)))
      ? NodeFilter.FILTER_REJECT
      : NodeFilter.FILTER_ACCEPT,
  );
  let text = '';
  while (walker.nextNode()) text += walker.currentNode.nodeValue ?? '';
  return text;
}

const isFar = (element: Element) => element.getBoundingClientRect().top > VIEWS_LAID_OUT * innerHeight;

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

const after = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));
