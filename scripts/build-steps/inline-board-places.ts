import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const PLACES = fileURLToPath(import.meta.resolve('#shared/boards/board-places.ts'));
const INLINED = '\0board-places';

/**
 * For browsers, `shared/boards/board-places.ts` gets its values from the build instead of deriving them from the boards, so that no
 * page loads the fields of all boards for its links.
 */
export const inlineBoardPlaces = (): Plugin => ({
  name: 'inline-board-places',
  enforce: 'pre',
  resolveId(source, importer) {
    const isForBrowsers = this.environment.name === 'client';
    return isForBrowsers && importer === PLACES && source === './derive-places.ts' ? INLINED : null;
  },
  async load(id) {
    if (id !== INLINED) return null;
    const { BOARD_PLACES } = await import('#shared/boards/derive-places.ts');
    return `export const BOARD_PLACES = ${JSON.stringify(BOARD_PLACES)};\nexport const BOARD_TYPES = Object.keys(BOARD_PLACES);`;
  },
});
