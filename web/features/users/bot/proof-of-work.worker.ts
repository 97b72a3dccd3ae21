import { solve } from './proof-of-work.ts';
import type { Challenge } from './proof-of-work.ts';

// Hashing in a thread of its own: the page stays usable, and WebCrypto, which plain-http addresses lack, is not needed.
addEventListener('message', (event: MessageEvent<Challenge>) => {
  postMessage(solve(event.data));
});
