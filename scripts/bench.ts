import { isBuildCurrent } from './build-steps/build-stamp.ts';

if (!isBuildCurrent()) await import('./build.ts');
await import('../bench/run.ts');
await import('../bench/lighthouse.ts');
await import('../bench/search.ts');
await import('../bench/boards.ts');
await import('../bench/assistant.ts');
await import('../bench/contracts.ts');
