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
  /** Null: credentials of the environment (role, profile). */
  credentials: { accessKeyId: string; secretAccessKey: string } | null;
}

const CONNECT_WITHIN_MS = 5_000;
/** Until the response starts; reading the rest may take any time. */
const ANSWER_WITHIN_MS = 60_000;
const ATTEMPTS = 3;
/** Minimum part size of S3. Two parts at once need 10 MB of memory, whatever the file size. */
const PART_BYTES = 5 * 1024 * 1024;
const PARTS_AT_ONCE = 2;

/** Storage in an S3-compatible bucket. An object becomes visible only when it is complete. */
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
        // An error of the source is what the caller needs to see.
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
  // A download keeps its connection until it is read completely.
  const agent = { keepAlive: true, maxSockets: 1_000 };
  return new S3Client({
    region,
    forcePathStyle: isPathStyle,
    maxAttempts: ATTEMPTS,
    // Other S3 servers may not support the newer checksums; SHA-256 is computed here.
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

/** Passes data through and computes its size and hash. */
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
