import Eleventy from '@11ty/eleventy';
import { DEVELOPED_MANUAL } from '#server/plugins/pages/build-folder.ts';
import { CONTENT, manualConfig } from '../manual/eleventy-config.ts';
import { buildFolder } from '../support/build-target.ts';

/** Builds the manual from `content/manual/*.md`; with `--watch` again on every change. */
const isWatching = process.argv.includes('--watch');
const output = isWatching ? DEVELOPED_MANUAL : `${buildFolder()}/manual`;

const eleventy = new Eleventy(CONTENT, output, {
  quietMode: true,
  configPath: null,
  config: manualConfig(output),
});
await eleventy.init();
if (isWatching) await eleventy.watch();
else await eleventy.write();
