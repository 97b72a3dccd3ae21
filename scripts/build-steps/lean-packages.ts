import { join } from 'node:path';
import type { Plugin } from 'vite';

const OWN_ICON = join(import.meta.dirname, '../../web/ui/create-icon.tsx');
const ROUTER_PIECES = /react-router[/\\]dist[/\\]production[/\\]lib[/\\]dom[/\\]lib\.js$/;

/** Makes packages smaller for the browser, in builds only. */
export const leanPackages = (): Plugin => ({
  name: 'lean-packages',
  apply: 'build',
  enforce: 'pre',
  /** Lets the icons of lucide-react be created by web/ui/create-icon.tsx, which writes less HTML. */
  resolveId: (source, importer) =>
    source.endsWith('/createLucideIcon.mjs') && importer?.includes('lucide-react') ? OWN_ICON : null,
  /** The router's links and forms, which the portal does not use, would stay because they are named at load time. */
  transform(code, id) {
    if (!ROUTER_PIECES.test(id)) return null;
    const lean = code
      .replaceAll(/^\w+\.displayName = .*$/gm, '')
      .replaceAll('React$1.forwardRef(', '/* @__PURE__ */ $&');
    if (lean === code) this.error('react-router is written in another form: scripts/build-steps/lean-packages.ts');
    return { code: lean, map: null };
  },
});
