import { join } from 'node:path';
import type { Plugin } from 'vite';

const OWN_ICON = join(import.meta.dirname, '../../web/ui/create-icon.tsx');
const ROUTER = /react-router[/\\]dist[/\\]production[/\\]lib[/\\]router[/\\]router\.js$/;
const ROUTER_PIECES = /react-router[/\\]dist[/\\]production[/\\]lib[/\\]dom[/\\]lib\.js$/;
const ICON = /lucide-react[/\\]dist[/\\]esm[/\\]icons[/\\][\w-]+\.mjs$/;
const ICON_DATA = /^const __iconData\b/m;

/** Makes packages smaller for the browser, in builds only. */
export const leanPackages = (): Plugin => ({
  name: 'lean-packages',
  apply: 'build',
  enforce: 'pre',
  /** Lets the icons of lucide-react be created by web/ui/create-icon.tsx, which writes less HTML. */
  resolveId: (source, importer) =>
    source.endsWith('/createLucideIcon.mjs') && importer?.includes('lucide-react') ? OWN_ICON : null,
  transform(code, id) {
    let lean: string | null = null;
    if (ROUTER.test(id)) lean = leanRouter(code);
    else if (ROUTER_PIECES.test(id)) lean = leanRouterPieces(code);
    else if (ICON.test(id) && ICON_DATA.test(code)) lean = leanIcon(code);
    if (lean === code) this.error(`${id} is written in another form: scripts/build-steps/lean-packages.ts`);
    return lean === null ? null : { code: lean, map: null };
  },
});

/** Told here that they are off, parts that the portal does not turn on go: observers, routes found later, other matching. */
const leanRouter = (code: string) =>
  code.replaceAll(
    /\binit\.(?:instrumentations|patchRoutesOnNavigation)\b|\bfuture\.unstable_\w+|\bconsumeInstrumentationClientResultMetaReceiver\(router\)/g,
    'false',
  );

/** The router's links and forms, which the portal does not use, would stay because they are named at load time. */
const leanRouterPieces = (code: string) =>
  code.replaceAll(/^\w+\.displayName = .*$/gm, '').replaceAll('React$1.forwardRef(', '/* @__PURE__ */ $&');

/** An icon without its name, and its shapes, of which none ever moves, without their keys. */
const leanIcon = (code: string) =>
  code.replaceAll(/,\s*key: "\w+"|^ {2}name: .*\n {2}size: .*\n|,\s*aliases: \[[^\]]*\]|^__iconData\.node;$/gm, '');
