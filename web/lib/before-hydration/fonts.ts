import type { WebFontReady } from './web-font-ready.ts';

/** Longest time that text stays in the fallback fonts while the font files load. */
const LONGEST_WAIT_MS = 3_000;
const FOLDED = 'script, noscript, details:not([open]) > :not(summary)';
/** Browsers lay out elements with `content-visibility: auto` down to this many viewport heights from the top. */
const VIEWS_LAID_OUT = 2.5;
const SPACE = 0x20;
const LETTERED: WebFontReady = 'portal-lettered';

/**
 * Activates the web font stylesheet (root.tsx loads it with `media="print"`) after the font files needed by the text of
 * this page have loaded. Activating it earlier would lay out the text again with every file.
 */
export async function applyFonts(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('#fonts');
  if (!link) return;
  try {
    const files = filesFor(link).then((names) => Promise.all(names.map(fetchFont)));
    const ends = await Promise.race([files, after(LONGEST_WAIT_MS)]);
    // Keeps the placeholder font (styles.css) in use: rarer font files that load later still need it.
    if (ends?.every(({ type }) => type === 'load'))
      for (const end of document.documentElement.getAnimations()) end.pause();
  } finally {
    // Runs after an error too, for example where the browser lacks one of these APIs.
    link.media = 'all';
    document.dispatchEvent(new Event(LETTERED));
  }
}

async function filesFor(link: HTMLLinkElement): Promise<string[]> {
  // The waits split the work into tasks, so that the page stays responsive.
  await after(0);
  if (!link.sheet) await settled(link);
  const rules = [...(link.sheet?.cssRules ?? [])].filter((rule) => rule instanceof CSSFontFaceRule);
  const files: string[] = [];
  const codes = [...new Set(shownText())].map((character) => character.codePointAt(0) ?? 0);
  // No rule covers control characters such as line breaks. If they stayed in the list, every rule would be read.
  let left = codes.filter((code) => code > SPACE).toSorted(byNumber);
  await after(0);
  // Browsers use the last rule that covers a character. The last rules cover almost all text.
  for (const { style } of rules.toReversed()) {
    if (left.length === 0) break;
    const rest = without(left, style.getPropertyValue('unicode-range'));
    const file = /url\("?([^")]+)/.exec(style.getPropertyValue('src'))?.[1];
    if (rest.length < left.length && file) files.push(new URL(file, link.href).href);
    left = rest;
  }
  return files;
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

const byNumber = (one: number, other: number) => one - other;

/** `codes` (ascending) that no range of `rangeText` covers. Format of `rangeText`: `U+20-7e, U+a9`. */
function without(codes: readonly number[], rangeText: string): number[] {
  const ranges = rangeText
    .split(',')
    .map((range) => {
      const [from = 0, to = from] = range
        .trim()
        .slice(2)
        .split('-')
        .map((code) => Number.parseInt(code, 16));
      return { from, to };
    })
    .toSorted((one, other) => one.from - other.from);
  let at = 0;
  return codes.filter((code) => {
    while ((ranges[at]?.to ?? Infinity) < code) at += 1;
    return code < (ranges[at]?.from ?? Infinity);
  });
}

const fetchFont = (href: string) =>
  addLink({ rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', href });

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
