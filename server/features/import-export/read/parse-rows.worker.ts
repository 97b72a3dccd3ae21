import { parentPort, workerData } from 'node:worker_threads';
import { parseRows } from './parse-rows.ts';

/** Rows that are handed over together: taking them over keeps the other thread busy for so long. */
const AT_ONCE = 500;

const { rows, isCsv } = parseRows(workerData as Uint8Array);
for (let at = 0; at < rows.length; at += AT_ONCE) parentPort?.postMessage({ rows: rows.slice(at, at + AT_ONCE) });
parentPort?.postMessage({ isCsv });
