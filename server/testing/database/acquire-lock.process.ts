// Takes a lock and waits to be killed: node acquire-lock.process.ts DATABASE NAME
import type { LockName } from '#server/db/locks.ts';
import { openDatabase } from '#server/db/open-database.ts';

const [location = '', name = ''] = process.argv.slice(2);
const { locks } = await openDatabase(location);
const lock = await locks.acquire(name as LockName);
process.send?.(lock === null ? 'refused' : 'taken');
// The channel keeps the process alive and closes when the test ends.
process.on('disconnect', () => process.exit());
