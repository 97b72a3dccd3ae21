import { readFileSync } from 'node:fs';

// Limits memory; the portal needs about 60 MB. Heap: on a large machine Node.js would let it grow to several times that
// before collecting garbage. The limit is far above what the largest download needs. Pretenuring: when the first visitors
// of a page wait for it together, V8 may learn that what it allocates for a request lives long, and from then on allocates
// it in the old generation, which doubles the CPU of each request until the process ends. C library: with one arena per
// thread, memory of password hashes (19 MB each) stays allocated, up to 135 MB; hence one arena. Blocks above 0.5 MB
// (uploads, pictures, hashes) are mapped separately and returned at once. These settings apply only at process start,
// so the process restarts itself with them by execve (not on Windows, which has none, and not in development, where
// Vite needs more).
const read = (name) => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'));
// Relative paths refer to the portal's folder, independent of the working directory.
const flags = read('node-flags.json').map((flag) => flag.replace('./server/', new URL('..', import.meta.url).href));
const settings = read('node-env.json');

const given = `${process.execArgv.join(' ')} ${process.env.NODE_OPTIONS ?? ''}`;
const missing = flags.filter((flag) => !given.includes(flag.split('=')[0]));
const isUnset = Object.keys(settings).some((name) => process.env[name] === undefined);
const canBeginAgain = process.platform !== 'win32' && process.execve !== undefined && !process.argv.includes('--dev');
if (canBeginAgain && (missing.length > 0 || isUnset))
  process.execve(process.execPath, [process.execPath, ...process.execArgv, ...missing, ...process.argv.slice(1)], {
    ...settings,
    ...process.env,
  });
