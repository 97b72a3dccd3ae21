export interface OutlineEntry {
  depth: 2 | 3;
  id: string;
  /** HTML, as the heading itself. */
  text: string;
}

/** The headings of a rendered page, as `render-markdown.ts` writes them. */
export const findOutline = (html: string): OutlineEntry[] =>
  [...html.matchAll(/<h([23]) id="([^"]*)">(.*?)<a class="heading-link"/g)].map(([, depth, id, text]) => ({
    depth: Number(depth) as 2 | 3,
    id: id ?? '',
    text: text ?? '',
  }));
