import { join } from 'node:path';
import type { Rolldown } from 'vite';

const ENTRY = join(import.meta.dirname, '../../web/entry.client.tsx');

/** What a page takes through these is its own, not everybody's. */
const GATEWAYS = /lucide-react\.m?js$|shared[/\\]messages[/\\]common[/\\]all\.ts$/;

/**
 * How the browser's code is cut (docs/decisions/0011). By itself the bundler makes a file of any few lines that two
 * pages share: thirty files for a list.
 */
export function codeGroups(): Rolldown.CodeSplittingGroup[] {
  let firstLoad: Set<string> | undefined;
  return [
    // What a failure says; everybody takes other texts through the same file, but this only who tells of it.
    { name: 'errors', test: /shared[/\\]messages\.ko\.ts$/, priority: 3, includeDependenciesRecursively: false },
    // Changes only with a new version of a package: visitors keep it from one release to the next.
    {
      name: 'react',
      test: /node_modules.(react|react-dom|scheduler|react-router|zustand)[/\\]/,
      priority: 2,
    },
    {
      debugName: 'app',
      // The style sheet stays with the entry, whose it is in the manifest: pages would fetch it again with the group.
      test: (id) => id !== ENTRY && !id.endsWith('.css'),
      name: (id, context) => {
        firstLoad ??= reachedFrom(ENTRY, context);
        return firstLoad.has(id) ? 'app' : null;
      },
      priority: 1,
    },
    // A few hundred bytes each.
    {
      name: 'icons',
      test: /lucide-react[/\\]dist[/\\]esm[/\\]icons[/\\]/,
      minShareCount: 8,
      includeDependenciesRecursively: false,
    },
  ];
}

/** The modules that come with this one, without those that are loaded when asked for. */
function reachedFrom(id: string, context: Rolldown.ChunkingContext, found: Set<string> = new Set()): Set<string> {
  if (found.has(id) || GATEWAYS.test(id)) return found;
  found.add(id);
  for (const imported of context.getModuleInfo(id)?.importedIds ?? []) reachedFrom(imported, context, found);
  return found;
}
