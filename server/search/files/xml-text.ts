const ENTITIES: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };

/** Text of an office document's XML. `block` matches elements that end a line, `cell` those that end a cell. */
export function xmlText(xml: string, { block, cell }: { block?: RegExp; cell?: RegExp } = {}): string {
  const marked = block ? xml.replace(block, '\n') : xml;
  return (cell ? marked.replace(cell, ' ') : marked)
    .replace(/<[^<>]*>/g, '')
    .replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w{2,4}));/gi, (whole, decimal, hex, name) => {
      if (name) return ENTITIES[String(name).toLowerCase()] ?? whole;
      const code = decimal ? Number(decimal) : Number.parseInt(String(hex), 16);
      return code <= 0x10_ff_ff ? String.fromCodePoint(code) : '';
    });
}

interface Element {
  attributes: string;
  content: string;
}

/** All `<name>` elements at any depth. An unclosed element is searched once, not from every start tag. */
export function* elementsOf(xml: string, name: string): Generator<Element> {
  const opening = new RegExp(`<${name}((?:\\s[^<>]*)?/?)>`, 'g');
  const closing = `</${name}>`;
  for (let open = opening.exec(xml); open; open = opening.exec(xml)) {
    const from = opening.lastIndex;
    const isEmpty = open[0].endsWith('/>');
    const end = isEmpty ? from : xml.indexOf(closing, from);
    if (end === -1) break;
    yield { attributes: open[1] ?? '', content: xml.slice(from, end) };
    opening.lastIndex = isEmpty ? end : end + closing.length;
  }
}
