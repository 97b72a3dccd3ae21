const ENTITIES: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };

/** The words of an office document's XML: `block` names what ends a line, `cell` what ends a cell. */
export function xmlText(xml: string, { block, cell }: { block: RegExp; cell?: RegExp }): string {
  const marked = xml.replace(block, '\n');
  return (cell ? marked.replace(cell, ' ') : marked)
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w{2,4}));/gi, (whole, decimal, hex, name) => {
      if (name) return ENTITIES[String(name).toLowerCase()] ?? whole;
      const code = decimal ? Number(decimal) : Number.parseInt(String(hex), 16);
      return code <= 0x10_ff_ff ? String.fromCodePoint(code) : '';
    });
}

/** The content of each `<name>`, however deep; for formats that keep words in one kind of element. */
export const elementsOf = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}(?:\\s[^>]*)?>([\\s\\S]*?)</${name}>`, 'g'))].map((match) => match[1] ?? '');
