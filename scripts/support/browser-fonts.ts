import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const PACKAGES = join(import.meta.dirname, '../../node_modules');
const FOLDER = join(PACKAGES, '.cache/browser-fonts');
const LATIN = ['dejavu-fonts-ttf/ttf'];

/** Fonts besides the Latin ones: a Korean one as on most systems, or none as on a fresh Debian. */
const FONTS = { korean: [...LATIN, '@expo-google-fonts/nanum-gothic'], 'no-korean': LATIN };
export type BrowserFonts = keyof typeof FONTS;

/**
 * Environment in which Chromium finds only these packaged fonts, so that text widths do not depend on the machine.
 * Hinting as in Debian's default; fontconfig's own default is full hinting.
 */
export function fontEnvironment(fonts: BrowserFonts): { FONTCONFIG_FILE: string } {
  const folders = FONTS[fonts].map((folder) => join(PACKAGES, folder));
  const missing = folders.find((folder) => !existsSync(folder));
  // Otherwise Chromium would crash later without a reason.
  if (missing !== undefined) throw new Error(`${missing} is not installed: npm install`);
  const file = join(FOLDER, `${fonts}.conf`);
  mkdirSync(FOLDER, { recursive: true });
  // Written to a temporary file first: another worker's browser may read it, and crashes without fonts.
  const written = `${file}.${process.pid}`;
  writeFileSync(
    written,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  ${folders.map((folder) => `<dir>${folder}</dir>`).join('\n  ')}
  <cachedir>${join(FOLDER, 'cache')}</cachedir>
  <alias><family>sans-serif</family><prefer><family>DejaVu Sans</family></prefer></alias>
  <alias><family>serif</family><prefer><family>DejaVu Serif</family></prefer></alias>
  <alias><family>monospace</family><prefer><family>DejaVu Sans Mono</family></prefer></alias>
  <match target="pattern">
    <edit name="antialias" mode="assign"><bool>true</bool></edit>
    <edit name="hinting" mode="assign"><bool>true</bool></edit>
    <edit name="hintstyle" mode="assign"><const>hintslight</const></edit>
    <edit name="rgba" mode="assign"><const>none</const></edit>
  </match>
</fontconfig>
`,
  );
  renameSync(written, file);
  return { FONTCONFIG_FILE: file };
}
