import { isBuildCurrent } from './build-steps/build-stamp.ts';

if (!isBuildCurrent()) {
  process.stderr.write('화면을 빌드하고 있습니다. 처음에는 30초쯤 걸립니다.\n');
  await import('./build.ts');
}
// In this very process, so that a signal reaches the server itself.
await import('#server/main.ts');
