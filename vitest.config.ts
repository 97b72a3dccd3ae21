import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const SERVER_TESTS = 'server/**/*.test.ts';

/** Every server test runs twice: on SQLite and on a real PostgreSQL. */
export default defineConfig({
  test: {
    // By itself it leaves one core idle: half of a small machine.
    maxWorkers: availableParallelism(),
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // Loading the server anew for every file took as long as many of the tests themselves. What a test needs to itself
    // it makes itself: a portal, its database, its clock; whoever replaces a module puts it back (vi.resetModules).
    isolate: false,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['shared/**/*.test.ts', 'web/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'media/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'sqlite',
          include: [SERVER_TESTS],
          // Several instances share a PostgreSQL; a SQLite file belongs to one.
          exclude: ['server/testing/two-instances/**'],
          globalSetup: 'server/testing/sqlite.setup.ts',
        },
      },
      {
        test: {
          name: 'postgres',
          include: [SERVER_TESTS],
          globalSetup: 'server/testing/postgres.setup.ts',
        },
      },
    ],
  },
});
