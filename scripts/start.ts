import { isBuildCurrent } from './build-steps/build-stamp.ts';

if (!isBuildCurrent()) {
  process.stderr.write('화면을 빌드하고 있습니다. 처음에는 30초쯤 걸립니다.\n');
  await import('./build.ts');
}
// In the same process, so that signals reach the server.
await import('#server/main.ts');
