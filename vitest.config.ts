import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { projectsFor } from './scripts/support/test-selection.ts';

/** What touches no database runs once, everything else on SQLite and on a real PostgreSQL. */
const projects = projectsFor(process.env.GATE);

export default defineConfig({
  test: {
    // By itself it leaves one core idle: half of a small machine.
    maxWorkers: availableParallelism(),
    // Generous: a whole portal with demo content on PostgreSQL took over a minute on a slow, busy machine. What hangs
    // fails all the same, only later.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    retry: 0,
    // Threads that tests start load TypeScript by Node.js itself. Without a cache, each would make a WebAssembly compiler
    // and free it at its end, of which V8 sometimes dies (nodejs/node#64500: SIGTRAP).
    env: { NODE_COMPILE_CACHE: resolve('node_modules/.cache/compiled') },
    // Loading the server anew for every file took as long as many of the tests themselves. What a test needs to itself
    // it makes itself: a portal, its database, its clock; whoever replaces a module puts it back (vi.resetModules).
    isolate: false,
    projects: [
      { test: { name: 'unit', include: projects.unit } },
      { test: { name: 'sqlite', include: projects.sqlite, globalSetup: 'server/testing/database/sqlite.setup.ts' } },
      {
        test: {
          name: 'postgres',
          include: projects.postgres,
          globalSetup: 'server/testing/database/postgres.setup.ts',
        },
      },
    ],
  },
});
