import { stampBuild } from './build-stamp.ts';

await import('./compress-assets.ts');
stampBuild();
