import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Manifest = Record<string, { file: string; css?: string[] } | undefined>;

const ENTRY = 'web/manual/start-manual.ts';
const PORTAL_ENTRY = 'web/entry.client.tsx';
const FONTS = 'web/fonts/portal-sans.css';

/**
 * Style sheets and script of the manual's pages. The portal's style sheet is first, because it defines the colours; the
 * font is shared with the portal's cache. `build` is the build folder; null in development.
 */
export function manualHead(build: string | null): string {
  if (build === null) {
    const styles = [
      '/web/styles.css',
      `/${FONTS}`,
      ...['manual', 'prose', 'search'].map((name) => `/web/manual/${name}.css`),
    ];
    return tags(styles, ['/@vite/client', `/${ENTRY}`]);
  }
  const path = join(build, 'client/.vite/manifest.json');
  const manifest = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Manifest) : {};
  const [portal, fonts, manual] = [manifest[PORTAL_ENTRY], manifest[FONTS], manifest[ENTRY]];
  const styles = [...(portal?.css ?? []), ...(fonts ? [fonts.file] : []), ...(manual?.css ?? [])];
  return tags(
    styles.map((file) => `/${file}`),
    manual ? [`/${manual.file}`] : [],
  );
}

const tags = (styles: readonly string[], scripts: readonly string[]) =>
  [
    ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...scripts.map((src) => `<script type="module" src="${src}"></script>`),
  ].join('\n    ');
