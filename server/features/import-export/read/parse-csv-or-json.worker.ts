import { parentPort, workerData } from 'node:worker_threads';
import { inBatches, parseRows } from './parse-csv-or-json.ts';

const VALUES_AT_ONCE = 10_000;

const { rows, isCsv } = parseRows(workerData as Uint8Array);
for (const batch of inBatches(rows, VALUES_AT_ONCE)) parentPort?.postMessage({ rows: batch });
parentPort?.postMessage({ isCsv });
