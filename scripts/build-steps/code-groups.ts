import { join } from 'node:path';
import type { Rolldown } from 'vite';

const ENTRY = join(import.meta.dirname, '../../web/entry.client.tsx');

/** Modules imported through these files belong to the page, not to the common scripts. */
const GATEWAYS = /lucide-react\.m?js$|shared[/\\]messages[/\\]common[/\\]all\.ts$/;

/**
 * Code splitting of the browser's scripts (docs/decisions/0011). By default the bundler makes a file of every few lines
 * that two pages share: thirty files for a list page.
 */
export function codeGroups(): Rolldown.CodeSplittingGroup[] {
  let firstLoad: Set<string> | undefined;
  return [
    // Error texts; other modules import other texts through the same file.
    { name: 'errors', test: /shared[/\\]messages\.ko\.ts$/, priority: 3, includeDependenciesRecursively: false },
    // Changes only with package versions, so that it stays cached across releases.
    {
      name: 'react',
      test: /node_modules.(react|react-dom|scheduler)[/\\]/,
      priority: 2,
    },
    // Apart from React, so that each is compiled and executed in a task of its own.
    {
      name: 'router',
      test: /node_modules.(react-router|zustand)[/\\]/,
      priority: 2,
    },
    {
      debugName: 'app',
      // The style sheet stays with the entry, which names it in the manifest; in the group, pages would load it again.
      test: (id) => id !== ENTRY && !id.endsWith('.css'),
      name: (id, context) => {
        firstLoad ??= reachedFrom(ENTRY, context);
        return firstLoad.has(id) ? 'app' : null;
      },
      priority: 1,
    },
    // Screens of the assistant share parts of it: every page carries the name of each file that a screen may need.
    {
      name: 'gaps',
      test: /web[/\\]features[/\\]chat[/\\]console[/\\](gaps[/\\].+|plain-text|conversations[/\\]conversation-query)\.tsx?$/,
      includeDependenciesRecursively: false,
    },
    // Likewise of the lists of the administration.
    {
      name: 'rows',
      test: /web[/\\]features[/\\]admin[/\\](table|queue)[/\\].+\.tsx?$/,
      includeDependenciesRecursively: false,
    },
    // A few hundred bytes each. Those of the tables of the administration alone stay out of it: visitors load the group.
    {
      name: 'icons',
      test: /lucide-react[/\\]dist[/\\]esm[/\\]icons[/\\]/,
      minShareCount: 20,
      includeDependenciesRecursively: false,
    },
  ];
}

/** Static imports of a module, transitively; without dynamic imports. */
function reachedFrom(id: string, context: Rolldown.ChunkingContext, found: Set<string> = new Set()): Set<string> {
  if (found.has(id) || GATEWAYS.test(id)) return found;
  found.add(id);
  for (const imported of context.getModuleInfo(id)?.importedIds ?? []) reachedFrom(imported, context, found);
  return found;
}
