export interface OutlineEntry {
  depth: 2 | 3;
  id: string;
  /** HTML of the heading. */
  text: string;
}

/** Headings of a rendered page, in the format of `render-markdown.ts`. */
export const findOutline = (html: string): OutlineEntry[] =>
  [...html.matchAll(/<h([23]) id="([^"]*)">(.*?)<a class="heading-link"/g)].map(([, depth, id, text]) => ({
    depth: Number(depth) as 2 | 3,
    id: id ?? '',
    text: text ?? '',
  }));
