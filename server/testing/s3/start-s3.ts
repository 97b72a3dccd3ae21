import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import type { S3Config } from '#server/storage/s3-storage.ts';
import { serveUploads } from './s3-uploads.ts';

/** Account of the server, which verifies signatures. */
const CREDENTIALS = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };

export interface S3Server {
  /** Configuration for clients. */
  config: S3Config;
  /** Folder of the stored files. */
  folder: string;
  /** Stops responding until `goOn`; stored data stays. */
  pause(): Promise<void>;
  goOn(): Promise<void>;
  stop(): Promise<void>;
}

/** A local S3 server with one bucket. */
export async function startS3(): Promise<S3Server> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-s3-'));
  const bucket = 'portal-files';
  const options = { address: '127.0.0.1', port: 0, silent: true, directory: folder };
  const server = new S3rver({ ...options, configureBuckets: [{ name: bucket, configs: [] }] });
  server.middleware.unshift(serveUploads(folder, bucket));
  const { port } = await server.run();
  const { httpServer } = server;
  // Its close handler removes the log, which it needs after a pause.
  const lastSteps = httpServer.listeners('close');
  httpServer.removeAllListeners('close');
  const pause = async () => {
    const closed = once(httpServer, 'close');
    httpServer.close();
    httpServer.closeAllConnections();
    await closed;
  };
  const endpoint = `http://127.0.0.1:${port}`;
  return {
    folder,
    config: { bucket, prefix: 'portal/', endpoint, region: 'us-east-1', isPathStyle: true, credentials: CREDENTIALS },
    pause,
    async goOn() {
      httpServer.listen(port, '127.0.0.1');
      await once(httpServer, 'listening');
    },
    async stop() {
      if (httpServer.listening) await pause();
      for (const step of lastSteps) step();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
