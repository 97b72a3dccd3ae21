import { flushCompileCache } from 'node:module';
import './start/begin-with-flags.mjs';
import './keep-compiled.mjs';

// Only modules imported after that are cached.
await import('./serve.ts');
// Written now, because a killed process would not write it.
flushCompileCache();
