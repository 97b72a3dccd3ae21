import type { RenderContext } from '#web/entry.server.tsx';

/** The parts of Vite's build manifest that are used here. */
export type Manifest = Record<string, { file: string; css?: string[]; imports?: string[] }>;

const FIRST = 'web/entry.first.ts';
export const ENTRY = 'web/entry.client.tsx';
const FONTS = 'web/fonts/portal-sans.css';
/** Added to the manifest by scripts/build-steps/split-styles.ts. */
export const LATER_STYLES = 'later-styles';

/** Assets of the browser build, and the modules of a page. `read` returns the text of a file. */
export function assetsOf(manifest: Manifest, read: (file: string) => string): RenderContext['assets'] {
  const [first, entry, fonts, later] = [FIRST, ENTRY, FONTS, LATER_STYLES].map((name) => manifest[name]);
  if (!first || !entry?.css || !fonts || !later) {
    throw new Error(
      `The build manifest does not hold ${FIRST}, ${ENTRY}, its style sheet, ${FONTS} or ${LATER_STYLES}`,
    );
  }
  const withEntry = filesOf(manifest, ENTRY);
  const modulesOfPages = (pages: readonly string[]): string[] => {
    const files = new Set(withEntry);
    for (const page of pages) for (const file of filesOf(manifest, `web/pages/${page}.tsx`)) files.add(file);
    files.delete(entry.file);
    return [...files, entry.file].map(url);
  };
  const modulesOf = new Map<string, string[]>();
  return {
    script: url(first.file),
    css: entry.css.map(read).join(''),
    stylesheets: [url(later.file)],
    fonts: url(fonts.file),
    modulesFor: (pages) => {
      const key = pages.join();
      const known = modulesOf.get(key) ?? modulesOfPages(pages);
      modulesOf.set(key, known);
      return known;
    },
  };
}

/** A module's file after the files that it imports, so that the browser need not discover them one by one. */
function filesOf(
  manifest: Manifest,
  module: string,
  found: Set<string> = new Set(),
  seen: Set<string> = new Set(),
): Set<string> {
  const chunk = manifest[module];
  if (!chunk || seen.has(module)) return found;
  seen.add(module);
  for (const imported of chunk.imports ?? []) filesOf(manifest, imported, found, seen);
  return found.add(chunk.file);
}

const url = (file: string) => `/${file}`;
