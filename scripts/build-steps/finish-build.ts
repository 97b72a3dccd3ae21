import { buildFolder } from '../support/build-target.ts';
import { sourcesNow } from './build-stamp.ts';
import { compressAssets } from './compress-assets.ts';
import { retryImports } from './retry-imports.ts';
import { splitStyles } from './split-styles.ts';
import { switchTo } from './switch-build.ts';

const folder = buildFolder();
retryImports(folder);
await splitStyles(folder);
await compressAssets(folder);
switchTo(folder, sourcesNow());
