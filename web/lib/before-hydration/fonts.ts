import type { WebFontReady } from './web-font-ready.ts';

/** Text stays in its stand-ins no longer than this, however slow a file is. */
const LONGEST_WAIT_MS = 3_000;
const FOLDED = 'script, noscript, details:not([open]) > :not(summary)';
/** How far down browsers lay out what has `content-visibility: auto`: the view and one and a half of it below. */
const VIEWS_LAID_OUT = 2.5;
const SPACE = 0x20;
const LETTERED: WebFontReady = 'portal-lettered';

/**
 * Lets the rules of the web font apply (root.tsx keeps them for paper) when the files that this page's text needs are
 * there: text is laid out once more then, not with every file, and never with a font that is still on its way, which
 * costs the browser most.
 */
export async function applyFonts(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('#fonts');
  if (!link) return;
  try {
    const files = filesFor(link).then((names) => Promise.all(names.map(fetchFont)));
    const ends = await Promise.race([files, after(LONGEST_WAIT_MS)]);
    // The placeholder (styles.css) ends by itself; rarer files, which come as they are needed, may still use it.
    if (ends?.every(({ type }) => type === 'load'))
      for (const end of document.documentElement.getAnimations()) end.pause();
  } finally {
    // Also where a browser knows less than is asked of it here: the rules work by themselves.
    link.media = 'all';
    document.dispatchEvent(new Event(LETTERED));
  }
}

async function filesFor(link: HTMLLinkElement): Promise<string[]> {
  // Each step for itself: the page can move in between.
  await after(0);
  if (!link.sheet) await settled(link);
  const rules = [...(link.sheet?.cssRules ?? [])].filter((rule) => rule instanceof CSSFontFaceRule);
  const files: string[] = [];
  const codes = [...new Set(shownText())].map((character) => character.codePointAt(0) ?? 0);
  // Line breaks are in no rule: with them every rule would be read.
  let left = codes.filter((code) => code > SPACE).toSorted(byNumber);
  await after(0);
  // The last rule that covers a character is the one that the browser takes; the last ones cover nearly all.
  for (const { style } of rules.toReversed()) {
    if (left.length === 0) break;
    const rest = without(left, style.getPropertyValue('unicode-range'));
    const file = /url\("?([^")]+)/.exec(style.getPropertyValue('src'))?.[1];
    if (rest.length < left.length && file) files.push(new URL(file, link.href).href);
    left = rest;
  }
  return files;
}

/** Without what is not laid out: folded away, or far below. */
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

/** The code points, which stand in order, that none of the ranges covers: `U+20-7e, U+a9`. */
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

function fetchFont(href: string): Promise<Event> {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', href });
  document.head.append(link);
  return settled(link);
}

const settled = (link: HTMLLinkElement) =>
  new Promise<Event>((done) => {
    link.addEventListener('load', done);
    link.addEventListener('error', done);
  });

const after = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));
