import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Config } from '../config.ts';
import { NAME_THE_AUTHORITY, isCertificateError } from '../outbound/certificate-error.ts';
import { errorNameOf, statusOf } from './s3-failure.ts';
import { openLocalStorage } from './local-storage.ts';
import type { S3Config } from './s3-storage.ts';
import type { Storage } from './storage.ts';

/** The configured storage does not work; the message is for the administrator. */
export class StorageSettingError extends Error {}

export type OpenedStorage = Storage & Disposable;

/** Opens the folder or the configured bucket, after a test write and delete. */
export async function openStorage({ storage, dataDir }: Config): Promise<OpenedStorage> {
  if (storage === null) return { ...openLocalStorage(join(dataDir, 'files')), [Symbol.dispose]: () => undefined };
  // Loaded only for S3.
  const { openS3Storage } = await import('./s3-storage.ts');
  const opened = openS3Storage(storage);
  try {
    await tryOut(opened);
  } catch (error) {
    opened[Symbol.dispose]();
    throw new StorageSettingError(reasonOf(error, storage), { cause: error });
  }
  return opened;
}

async function tryOut(storage: Storage): Promise<void> {
  const key = `start/${randomUUID()}`;
  await storage.write(key, Readable.from([Buffer.from('start')]));
  (await storage.read(key, { start: 0, end: 0 })).resume();
  await storage.remove(key);
}

function reasonOf(error: unknown, { bucket, endpoint }: S3Config): string {
  const said = (error as Error).cause ?? error;
  const name = errorNameOf(said);
  if (/^(?:InvalidAccessKeyId|SignatureDoesNotMatch|CredentialsProviderError|RequestTimeTooSkewed)$/.test(name))
    return `설정 STORAGE_ACCESS_KEY와 STORAGE_SECRET_KEY를 저장소가 받아들이지 않습니다 (${name})`;
  if (name === 'NoSuchBucket') return `설정 STORAGE_URL의 버킷이 없습니다: ${bucket}`;
  if (statusOf(said) === 403) return `설정 STORAGE_URL의 버킷을 쓸 권한이 없습니다: ${bucket} (${name})`;
  if (isCertificateError(name))
    return `설정 STORAGE_URL의 저장소가 보낸 인증서를 확인할 수 없습니다(${name}): ${endpoint ?? bucket} ${NAME_THE_AUTHORITY}`;
  return `설정 STORAGE_URL의 저장소를 쓸 수 없습니다: ${endpoint ?? bucket} (${name})`;
}
