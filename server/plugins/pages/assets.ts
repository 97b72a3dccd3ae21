import type { RenderContext } from '../../../web/entry.server.tsx';

/** The part of Vite's build manifest that is read here. */
export type Manifest = Record<string, { file: string; css?: string[]; imports?: string[] }>;

const ENTRY = 'web/entry.client.tsx';
const FONTS = 'web/fonts/portal-sans.css';

/** What the browser needs of the built files, and which it will need for a page. `read` gives the text of one. */
export function assetsOf(manifest: Manifest, read: (file: string) => string): RenderContext['assets'] {
  const [entry, fonts] = [manifest[ENTRY], manifest[FONTS]];
  if (!entry?.css || !fonts) throw new Error(`The build manifest does not hold ${ENTRY}, its style sheet or ${FONTS}`);
  const withEntry = filesOf(manifest, ENTRY);
  return {
    script: url(entry.file),
    css: entry.css.map(read).join(''),
    fonts: url(fonts.file),
    preloadFor: (pages) => {
      const files = new Set([
        ...withEntry,
        ...pages.flatMap((page) => [...filesOf(manifest, `web/pages/${page}.tsx`)]),
      ]);
      return [...files].filter((file) => file !== entry.file).map(url);
    },
  };
}

/** A module's file and those it imports, without waiting for the browser to find them one after the other. */
function filesOf(manifest: Manifest, module: string, found: Set<string> = new Set()): Set<string> {
  const chunk = manifest[module];
  if (!chunk || found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const imported of chunk.imports ?? []) filesOf(manifest, imported, found);
  return found;
}

const url = (file: string) => `/${file}`;
