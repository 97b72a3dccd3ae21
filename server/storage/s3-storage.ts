import { createHash } from 'node:crypto';
import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { Readable } from 'node:stream';
import { DeleteObjectCommand, GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { dropUnfinishedUploads } from './s3-unfinished.ts';
import { asStorageError } from './s3-failure.ts';
import type { S3Address } from './s3-address.ts';
import { checkKey } from './storage.ts';
import type { Storage } from './storage.ts';

export interface S3Config extends S3Address {
  /** Null: what the machine itself may do (its role, its profile). */
  credentials: { accessKeyId: string; secretAccessKey: string } | null;
}

const CONNECT_WITHIN_MS = 5_000;
/** Until the answer begins; a slow reader may take the rest as slowly as it likes. */
const ANSWER_WITHIN_MS = 60_000;
const ATTEMPTS = 3;
/** The smallest that S3 takes; two at once hold 10 MB of an upload in memory, however large it is. */
const PART_BYTES = 5 * 1024 * 1024;
const PARTS_AT_ONCE = 2;

/** Files in a bucket of anything that speaks S3. A key holds a whole file or none: S3 shows nothing before the end. */
export function openS3Storage(config: S3Config): Storage & Disposable {
  const client = openClient(config);
  const { bucket: Bucket } = config;
  const at = (key: string) => ({ Bucket, Key: config.prefix + checkKey(key) });
  return {
    async write(key, source) {
      const sent = measured(source);
      const upload = new Upload({
        client,
        params: { ...at(key), Body: Readable.from(sent.chunks()), ContentType: 'application/octet-stream' },
        partSize: PART_BYTES,
        queueSize: PARTS_AT_ONCE,
      });
      try {
        await upload.done();
      } catch (error) {
        // The source's own failure is what the caller waits for.
        throw sent.failure ?? asStorageError(error);
      }
      return sent.result();
    },
    async read(key, range) {
      const Range = range && `bytes=${range.start}-${range.end}`;
      const { Body } = await client.send(new GetObjectCommand({ ...at(key), Range })).catch(rethrow);
      return Body as Readable;
    },
    async remove(...keys) {
      await Promise.all(keys.map((key) => client.send(new DeleteObjectCommand(at(key))).catch(rethrow)));
    },
    dropUnfinished: (before) => dropUnfinishedUploads(client, config, before).catch(rethrow),
    [Symbol.dispose]: () => client.destroy(),
  };
}

const rethrow = (error: unknown): never => {
  throw asStorageError(error);
};

function openClient({ endpoint, region, isPathStyle, credentials }: S3Config): S3Client {
  // A download holds its connection until its reader has taken all.
  const agent = { keepAlive: true, maxSockets: 1_000 };
  return new S3Client({
    region,
    forcePathStyle: isPathStyle,
    maxAttempts: ATTEMPTS,
    // Servers other than Amazon's do not all know the newer checksums; we compare our own SHA-256.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: CONNECT_WITHIN_MS,
      requestTimeout: ANSWER_WITHIN_MS,
      throwOnRequestTimeout: true,
      httpAgent: new HttpAgent(agent),
      httpsAgent: new HttpsAgent(agent),
    },
    ...(endpoint && { endpoint }),
    ...(credentials && { credentials }),
  });
}

/** What passes through, counted and hashed on its way. */
function measured(source: Readable) {
  const hash = createHash('sha256');
  let sizeBytes = 0;
  const state: { failure: unknown } = { failure: null };
  return {
    get failure() {
      return state.failure;
    },
    async *chunks() {
      try {
        for await (const chunk of source as AsyncIterable<Buffer>) {
          hash.update(chunk);
          sizeBytes += chunk.length;
          yield chunk;
        }
      } catch (error) {
        state.failure = error;
        throw error;
      }
    },
    result: () => ({ sizeBytes, sha256: hash.digest('hex') }),
  };
}
