import { flushCompileCache } from 'node:module';
import './start/begin-with-flags.mjs';
import './keep-compiled.mjs';

// Only what is read after that is kept.
await import('./serve.ts');
// A process that is killed would not get to write it down.
flushCompileCache();
