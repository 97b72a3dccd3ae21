import { usePaletteKeys } from '#web/features/admin/palette/use-palette-keys.tsx';

/**
 * The command palette on pages with the site's header, for staff. Its script loads when its keys are first pressed; they
 * come with the bell of members, not later: pressed in between, they would be lost.
 */
export function PaletteHost() {
  return usePaletteKeys().palette;
}
