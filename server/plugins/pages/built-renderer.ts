import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as entry from '#web/entry.server.tsx';
import type { Renderer } from '../pages.ts';
import { BUILDS, currentBuildFolder } from './build-folder.ts';
import { pageStyler } from './page-style.ts';
import { assetsOf } from './page-assets.ts';
import type { Manifest } from './page-assets.ts';

/** Renderer for production, with the browser files of `npm run build`. */
export async function openBuiltRenderer(app: FastifyInstance, root: string): Promise<Renderer> {
  const build = currentBuildFolder(root) ?? join(root, BUILDS);
  const clientFolder = join(build, 'client');
  const manifestFile = join(clientFolder, '.vite/manifest.json');
  const rendererFile = join(build, 'render/entry.server.js');
  if (!existsSync(manifestFile) || !existsSync(rendererFile)) {
    throw new Error(`The pages are not built: run "npm run build" first (missing ${build})`);
  }

  await app.register(fastifyStatic, {
    root: clientFolder,
    // One route per existing file; all other paths are pages.
    wildcard: false,
    index: false,
    globIgnore: ['.vite/**', '**/*.br', '**/*.gz'],
    // Compressed by `scripts/build-steps/compress-assets.ts`.
    preCompressed: true,
    // Names below assets/ contain a content hash.
    setHeaders: (reply, path) => {
      const isHashed = path.startsWith(join(clientFolder, 'assets'));
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
    },
  });

  const { render } = (await import(pathToFileURL(rendererFile).href)) as typeof entry;
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest;
  const read = (file: string) => readFileSync(join(clientFolder, file), 'utf8');
  const assets = assetsOf(manifest, read);
  const withStyle = await pageStyler(assets.css);
  const finish = async (_url: string, html: string) => withStyle(html);
  return { assets: { ...assets, css: '' }, render, finish };
}
