import { usePaletteKeys } from '#web/features/admin/palette/use-palette-keys.tsx';

/** The command palette on the site, for staff. Its script loads when its keys are first pressed. */
export default function PaletteHost() {
  return usePaletteKeys().palette;
}
