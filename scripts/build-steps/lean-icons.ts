import { join } from 'node:path';
import type { Plugin } from 'vite';

const OWN = join(import.meta.dirname, '../../web/ui/create-icon.tsx');

/** Lets the icons of lucide-react be created by web/ui/create-icon.tsx, which writes less HTML. */
export const leanIcons = (): Plugin => ({
  name: 'lean-icons',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source.endsWith('/createLucideIcon.mjs') && importer?.includes('lucide-react') ? OWN : null,
});
