import { keepCompiled } from './keep-compiled.ts';

// Before any other module of the portal is read: only what is read from here on is kept.
const keepNow = keepCompiled();
await import('./serve.ts');
keepNow();
