import { solve } from './proof-of-work.ts';
import type { Challenge } from './proof-of-work.ts';

// In a worker, so that the page stays responsive. Hashing in JavaScript, because plain-http pages have no WebCrypto.
addEventListener('message', (event: MessageEvent<Challenge>) => {
  postMessage(solve(event.data));
});
