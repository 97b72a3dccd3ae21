import { LRUCache } from 'lru-cache';
import type { AtRule, ChildNode } from 'postcss';
import type { FinishedPage } from '../pages.ts';
import { styleSourceOf } from '../security-headers.ts';

/** A rule that a page needs if elements on it have all classes of one alternative; null: every page needs it. */
interface RulePart {
  text: string;
  alternatives: readonly (readonly string[])[] | null;
}
interface GroupPart {
  open: string;
  parts: readonly Part[];
}
type Part = RulePart | GroupPart;

/** An animation that rules may name. */
interface Keyframes {
  text: string;
  name: string;
}

const STYLES_KEPT = 60;

const [START, END] = ['<style>', '</style>'];

/**
 * Adds to a page's style element what it needs from a style sheet (CSS text): layers as a whole, rules without classes,
 * and rules whose classes stand in its HTML. Those for paper wait for the later sheet (`laterStyles`). The order stays,
 * so it changes nothing on the page.
 */
export async function pageStyler(css: string): Promise<(html: string) => FinishedPage> {
  const { parse } = await import('postcss');
  const nodes = parse(css).nodes.filter((node) => node.type !== 'comment' && !isFallback(node) && !isForPaper(node));
  const parts = nodes.filter((node) => !isKeyframes(node)).map(partOf);
  const keyframes = nodes.filter(isKeyframes).map((node) => ({ text: node.toString(), name: node.params }));
  // Pages of the same kind have the same classes.
  const known = new LRUCache<string, { style: Buffer; styleSource: string }>({ max: STYLES_KEPT });

  function make(values: readonly string[], own: string) {
    const style = styleFor(parts, keyframes, values) + own;
    return { style: Buffer.from(style), styleSource: styleSourceOf(style) };
  }

  return (html) => {
    const at = html.indexOf(START);
    if (at < 0) return { html: Buffer.from(html), styleSource: null };
    const [from, to] = [at + START.length, html.indexOf(END, at)];
    const own = html.slice(from, to);
    const values = classValuesIn(html);
    const key = [own, ...values].join('"');
    const found = known.get(key) ?? make(values, own);
    known.set(key, found);
    // UTF-8: as a string, a Korean page takes twice the memory. The style, a third of it, is encoded once.
    const bytes = [Buffer.from(html.slice(0, from)), found.style, Buffer.from(html.slice(to))];
    return { html: Buffer.concat(bytes), styleSource: found.styleSource };
  };
}

/**
 * What may follow the HTML's rules in a style sheet of its own: all but what every page has in its HTML. Layers,
 * registered properties and fonts would make the browser compute the style and layout of all elements again.
 */
export async function laterStyles(css: string): Promise<string> {
  const { parse } = await import('postcss');
  return parse(css)
    .nodes.flatMap((node) => (isFallback(node) ? node.nodes : [node]))
    .filter((node) => node.type === 'rule' || (node.type === 'atrule' && !ON_EVERY_PAGE.has(node.name)))
    .join('');
}

/** What Tailwind writes for browsers without `@property`: they get it with the later sheet, outside of its layer. */
const isFallback = (node: ChildNode): node is AtRule & { nodes: ChildNode[] } =>
  node.type === 'atrule' && node.name === 'layer' && node.params === 'properties' && node.nodes !== undefined;

const isForPaper = (node: ChildNode) => node.type === 'atrule' && node.name === 'media' && node.params === 'print';

const ON_EVERY_PAGE: ReadonlySet<string> = new Set(['layer', 'property', 'font-face', 'charset']);

const isKeyframes = (node: ChildNode): node is AtRule => node.type === 'atrule' && node.name === 'keyframes';

function partOf(node: ChildNode): Part {
  if (node.type === 'rule')
    return { text: node.toString(), alternatives: node.selectors.map((selector) => classesOf(selector)) };
  if (node.type !== 'atrule' || node.nodes === undefined || !/^(?:media|supports|container)$/.test(node.name))
    return { text: `${node.toString()}${node.type === 'atrule' && node.nodes ? '' : ';'}`, alternatives: null };
  return { open: `@${node.name} ${node.params}`, parts: node.nodes.map(partOf) };
}

function styleFor(parts: readonly Part[], keyframes: readonly Keyframes[], classValues: readonly string[]): string {
  const classes = new Set(classValues.flatMap((value) => unescapeHtml(value).split(' ')));
  const rules = parts.map((part) => textFor(part, classes)).join('');
  return rules + keyframes.map(({ name, text }) => (rules.includes(name) ? text : '')).join('');
}

function textFor(part: Part, classes: ReadonlySet<string>): string {
  if ('open' in part) {
    const inside = part.parts.map((inner) => textFor(inner, classes)).join('');
    return inside === '' ? '' : `${part.open}{${inside}}`;
  }
  const isNeeded = part.alternatives?.some((needed) => needed.every((name) => classes.has(name))) ?? true;
  return isNeeded ? part.text : '';
}

const CLASS = ' class="';

function classValuesIn(html: string): string[] {
  const values = new Set<string>();
  for (let at = html.indexOf(CLASS); at >= 0; at = html.indexOf(CLASS, at)) {
    const from = at + CLASS.length;
    at = html.indexOf('"', from);
    if (at < 0) break;
    values.add(html.slice(from, at));
  }
  return [...values];
}

/** Characters that React escapes in attributes. */
const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" };
const unescapeHtml = (text: string) => text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? '');

/** Characters of a selector: an escaped one, a bracket, or any other (https://www.w3.org/TR/css-syntax-3/#escaping). */
const SYMBOLS = /\\(?:[\da-f]{1,6}\s?|[^\n])|[^\\]/gi;

/**
 * Classes that elements of the page must have. Of brackets only `:is()`, `:where()` and `:has()` with a single selector
 * count (`:not(.a)` and `:is(.a, .b)` are left out): a rule too many does no harm.
 */
function classesOf(selector: string): string[] {
  const symbols = [...selector.matchAll(SYMBOLS)].map(([symbol]) => symbol);
  const classes: string[] = [];
  let isInName = false;
  for (let at = 0; at < symbols.length; at += 1) {
    const symbol = symbols[at] ?? '';
    if (symbol === '(' || symbol === '[') {
      const end = endOfBrackets(symbols, at);
      const inside = symbols.slice(at + 1, end);
      if (/:(?:is|where|has)$/.test(symbols.slice(Math.max(0, at - 6), at).join('')) && isOneSelector(inside))
        classes.push(...classesOf(inside.join('')));
      at = end;
      isInName = false;
    } else if (symbol === '.') {
      classes.push('');
      isInName = true;
    } else {
      isInName &&= isNamePart(symbol);
      if (isInName) classes.push(`${classes.pop() ?? ''}${unescapeCss(symbol)}`);
    }
  }
  return classes;
}

/** Index of the bracket that closes the one at `start`. */
function endOfBrackets(symbols: readonly string[], start: number): number {
  let depth = 0;
  for (let at = start; at < symbols.length; at += 1) {
    if (symbols[at] === '(' || symbols[at] === '[') depth += 1;
    if (symbols[at] === ')' || symbols[at] === ']') depth -= 1;
    if (depth === 0) return at;
  }
  return symbols.length;
}

/** Whether no comma stands outside of inner brackets. */
function isOneSelector(symbols: readonly string[]): boolean {
  for (let at = 0; at < symbols.length; at += 1) {
    if (symbols[at] === '(' || symbols[at] === '[') at = endOfBrackets(symbols, at);
    else if (symbols[at] === ',') return false;
  }
  return true;
}

const isNamePart = (symbol: string) => symbol.startsWith('\\') || /[\w\u0080-\uffff-]/.test(symbol);

function unescapeCss(symbol: string): string {
  if (!symbol.startsWith('\\')) return symbol;
  const code = /^\\([\da-f]{1,6})\s?$/i.exec(symbol)?.[1];
  return code === undefined ? symbol.slice(1) : String.fromCodePoint(Number.parseInt(code, 16));
}
