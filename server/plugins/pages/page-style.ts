import type { ChildNode } from 'postcss';

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

/**
 * Selects from a style sheet (CSS text) what a page needs: rules without classes, and rules whose classes stand in its
 * HTML. The order stays, so the whole sheet changes nothing on the page when it follows (entry.first.ts).
 */
export async function pageStyler(css: string): Promise<(html: string) => string> {
  const { parse } = await import('postcss');
  const parts = parse(css).nodes.map(partOf);
  return (html) => {
    const classes = classesIn(html);
    return parts.map((part) => textFor(part, classes)).join('');
  };
}

function partOf(node: ChildNode): Part {
  if (node.type === 'rule')
    return { text: node.toString(), alternatives: node.selectors.map((selector) => classesOf(selector)) };
  // The insides of @keyframes are rules, too, but nothing selects them.
  if (node.type !== 'atrule' || node.nodes === undefined || !/^(?:layer|media|supports|container)$/.test(node.name))
    return { text: `${node.toString()}${node.type === 'atrule' && node.nodes ? '' : ';'}`, alternatives: null };
  return { open: `@${node.name} ${node.params}`, parts: node.nodes.map(partOf) };
}

function textFor(part: Part, classes: ReadonlySet<string>): string {
  if ('open' in part) {
    const inside = part.parts.map((inner) => textFor(inner, classes)).join('');
    // An empty layer still fixes the order of the layers.
    return inside === '' && !part.open.startsWith('@layer') ? '' : `${part.open}{${inside}}`;
  }
  const isNeeded = part.alternatives?.some((needed) => needed.every((name) => classes.has(name))) ?? true;
  return isNeeded ? part.text : '';
}

const CLASS_ATTRIBUTE = / class="([^"]*)"/g;

function classesIn(html: string): ReadonlySet<string> {
  const values = new Set([...html.matchAll(CLASS_ATTRIBUTE)].map(([, value = '']) => value));
  return new Set([...values].flatMap((value) => unescapeHtml(value).split(' ')));
}

/** Characters that React escapes in attributes. */
const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" };
const unescapeHtml = (text: string) => text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? '');

/** Characters of a selector: an escaped one, a bracket, or any other (https://www.w3.org/TR/css-syntax-3/#escaping). */
const SYMBOLS = /\\(?:[\da-f]{1,6}\s?|[^\n])|[^\\]/gi;

/**
 * Classes that an element or its ancestors must have. Classes inside brackets (`:not(.a)`, `:is(.a, .b)`) are left out:
 * a rule too many does no harm.
 */
function classesOf(selector: string): string[] {
  const classes: string[] = [];
  let depth = 0;
  let isInName = false;
  for (const [symbol] of selector.matchAll(SYMBOLS)) {
    if (symbol === '(' || symbol === '[') depth += 1;
    if (depth === 0 && symbol === '.') classes.push('');
    else if (depth === 0 && isInName && isNamePart(symbol))
      classes.push(`${classes.pop() ?? ''}${unescapeCss(symbol)}`);
    isInName = depth === 0 && (symbol === '.' || (isInName && isNamePart(symbol)));
    if (symbol === ')' || symbol === ']') depth -= 1;
  }
  return classes;
}

const isNamePart = (symbol: string) => symbol.startsWith('\\') || /[\w\u0080-\uffff-]/.test(symbol);

function unescapeCss(symbol: string): string {
  if (!symbol.startsWith('\\')) return symbol;
  const code = /^\\([\da-f]{1,6})\s?$/i.exec(symbol)?.[1];
  return code === undefined ? symbol.slice(1) : String.fromCodePoint(Number.parseInt(code, 16));
}
