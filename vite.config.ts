import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { codeGroups } from './scripts/build-steps/code-groups.ts';
import { inlineBoardPlaces } from './scripts/build-steps/inline-board-places.ts';
import { leanPackages } from './scripts/build-steps/lean-packages.ts';
import { buildFolder } from './scripts/support/build-target.ts';

const GROUPS = new Set(['react', 'router', 'app', 'icons']);

/**
 * Two builds from one file: the browser's (`client`, with a manifest that tells the page
 * renderer which chunks a route needs) and the renderer's (`render`, `vite build --ssr`).
 */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), tailwindcss(), leanPackages(), inlineBoardPlaces()],
  appType: 'custom',
  publicDir: 'web/public',
  // The database and uploads are written while the server runs: they are no reason to reload.
  server: { watch: { ignored: ['**/data/**', '**/dist/**'] } },
  // Found by themselves, libraries of lazy modules would reload the page under somebody's hands.
  optimizeDeps: { entries: ['web/**/*.{ts,tsx}', '!web/**/*.test.{ts,tsx}'] },
  // Bundled and told now, React is its production build whatever NODE_ENV says when the server starts.
  ssr: { noExternal: isSsrBuild ? true : undefined },
  define: isSsrBuild ? { 'process.env.NODE_ENV': JSON.stringify('production') } : undefined,
  build: isSsrBuild
    ? {
        outDir: `${buildFolder()}/render`,
        ssr: true,
        copyPublicDir: false,
        emptyOutDir: true,
        rolldownOptions: { input: 'web/entry.server.tsx' },
      }
    : {
        outDir: `${buildFolder()}/client`,
        manifest: true,
        // The page that goes elsewhere has these already.
        modulePreload: {
          resolveDependencies: (_, files) => files.filter((file) => !/\/(react|router|app)-/.test(file)),
        },
        emptyOutDir: true,
        rolldownOptions: {
          input: [
            'web/entry.first.ts',
            'web/entry.client.tsx',
            'web/manual/start-manual.ts',
            'web/fonts/portal-sans.css',
          ],
          output: {
            // Every page carries the names of all files that screens may need, so they are short; what many share says what it is.
            chunkFileNames: ({ name }) => (GROUPS.has(name) ? 'assets/[name]-[hash].js' : 'assets/[hash:7].js'),
            codeSplitting: { groups: codeGroups() },
          },
        },
      },
}));
