import { parentPort, workerData } from 'node:worker_threads';
import { readText } from './read-text.ts';

const { extension, bytes } = workerData as { extension: string; bytes: Uint8Array };
parentPort?.postMessage({ text: await readText(extension, bytes) });
