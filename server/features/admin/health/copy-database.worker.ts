import { workerData } from 'node:worker_threads';
import SqliteDatabase from 'better-sqlite3';

const { from, to } = workerData as { from: string; to: string };
const connection = new SqliteDatabase(from, { readonly: true });
connection.prepare('vacuum into ?').run(to);
connection.close();
