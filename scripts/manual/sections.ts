/** Page data of Eleventy with the front matter; see content/README.md. */
export interface ManualPage {
  url: string;
  data: { title: string; description: string; order: number; section: string };
}

interface Section {
  name: string;
  pages: ManualPage[];
}

/** Table of contents: sections in the order of their first page. */
export function groupBySection(pages: readonly ManualPage[]): Section[] {
  const groups = Map.groupBy(pages, (page) => page.data.section);
  return [...groups].map(([name, pages]) => ({ name, pages }));
}
