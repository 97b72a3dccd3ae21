import { REQUEST_MESSAGE } from './batched-log.ts';
import { openLog } from './open-log.ts';

// For open-log.test.ts: ends by an error that nobody handles, right after a request.
const log = openLog('info');
log.info({ route: '/notice' }, REQUEST_MESSAGE);
queueMicrotask(() => {
  throw new Error('crash');
});
