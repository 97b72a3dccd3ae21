import { parentPort, workerData } from 'node:worker_threads';
import { parseRows } from './parse-csv-or-json.ts';

/** Rows per message. Receiving a message blocks the main thread, so messages are limited. */
const AT_ONCE = 500;

const { rows, isCsv } = parseRows(workerData as Uint8Array);
for (let at = 0; at < rows.length; at += AT_ONCE) parentPort?.postMessage({ rows: rows.slice(at, at + AT_ONCE) });
parentPort?.postMessage({ isCsv });
