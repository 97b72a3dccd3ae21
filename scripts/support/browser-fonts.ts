import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const PACKAGES = join(import.meta.dirname, '../../node_modules');
const FOLDER = join(PACKAGES, '.cache/browser-fonts');
const LATIN = ['dejavu-fonts-ttf/ttf'];

/** What is installed beside the Latin font: a Korean one, as nearly everybody has, or none, as on a fresh Debian. */
const FONTS = { korean: [...LATIN, '@expo-google-fonts/nanum-gothic'], 'no-korean': LATIN };
export type BrowserFonts = keyof typeof FONTS;

/**
 * The environment in which Chromium sees these packaged fonts and no other, whatever the machine has: else texts are
 * wider on one machine than on the next. Hinting is Debian's default; without it fontconfig takes the strongest.
 */
export function fontEnvironment(fonts: BrowserFonts): { FONTCONFIG_FILE: string } {
  const file = join(FOLDER, `${fonts}.conf`);
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(
    file,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  ${FONTS[fonts].map((folder) => `<dir>${join(PACKAGES, folder)}</dir>`).join('\n  ')}
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
  return { FONTCONFIG_FILE: file };
}
