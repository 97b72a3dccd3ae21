import { isBuildCurrent } from './build-steps/build-stamp.ts';

if (!isBuildCurrent()) await import('./build.ts');
await import('#faults/run.ts');
