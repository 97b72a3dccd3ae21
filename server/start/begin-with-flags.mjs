import { readFileSync } from 'node:fs';

// The portal holds about 60 MB: left alone, Node.js lets the heap of a large machine grow to several times that before it
// clears up, the sooner the lower its limit is. That is far above what the largest download needs.
// The C library keeps a heap of its own for each thread, and with it the 19 MB that checking a password took there, up
// to 135 MB in all: one heap for all of them. What is larger than 0.5 MB (uploads, pictures, passwords) stands outside
// of that heap and is given back at once, instead of leaving holes in it.
// Both are read only as a process begins. However the portal was started, it begins again with them, as the same process
// (not on Windows, which has no such thing; and not in development, where Vite needs more).
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
