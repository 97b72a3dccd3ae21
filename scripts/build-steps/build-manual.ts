import { rmSync } from 'node:fs';
import Eleventy from '@11ty/eleventy';
import { CONTENT, MANUAL_OUTPUT, manualConfig } from '../manual/eleventy-config.ts';

/** `content/manual/*.md` becomes the static site under `dist/manual`; with `--watch`, again on every change. */
const isWatching = process.argv.includes('--watch');
if (!isWatching) rmSync(MANUAL_OUTPUT, { recursive: true, force: true });

const eleventy = new Eleventy(CONTENT, MANUAL_OUTPUT, {
  quietMode: true,
  configPath: null,
  config: manualConfig,
});
await eleventy.init();
if (isWatching) await eleventy.watch();
else await eleventy.write();
