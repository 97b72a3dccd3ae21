import { switchPartByPart } from './switch-fonts.ts';
import type { WebFontReady } from './web-font-ready.ts';

/** Longest time that text stays in the fallback fonts while the font files load. */
const LONGEST_WAIT_MS = 3_000;
const FOLDED = 'script, noscript, details:not([open]) > :not(summary)';
/** Browsers lay out elements with `content-visibility: auto` down to this many viewport heights from the top. */
const VIEWS_LAID_OUT = 2.5;
const LETTERED: WebFontReady = 'portal-lettered';

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
    const text = [...new Set(shownText())].join('');
    await after(0);
    const files = document.fonts.load("1em 'Portal Sans'", text).catch(() => []);
    const loaded = await Promise.race([files, after(LONGEST_WAIT_MS)]);
    if (loaded?.length) {
      // Keeps the placeholder font (styles.css) in use: rarer font files that load later still need it.
      for (const end of document.documentElement.getAnimations()) end.pause();
      await switchPartByPart();
    }
  } finally {
    // Runs after an error too, for example where the browser lacks one of these APIs.
    document.body.dataset.webFont = '';
    document.dispatchEvent(new Event(LETTERED));
  }
}

/** Text of the page except what is not laid out: collapsed or far below the viewport. */
function shownText(): string {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) =>
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
    link.addEventListener('load', done);
    link.addEventListener('error', done);
  });

const after = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));
