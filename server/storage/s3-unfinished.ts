import type { S3Client } from '@aws-sdk/client-s3';
import { AbortMultipartUploadCommand, ListMultipartUploadsCommand } from '@aws-sdk/client-s3';
import type { S3Address } from './s3-address.ts';
import { errorNameOf } from './s3-failure.ts';

/** Removes parts of aborted uploads, which are invisible but cost money. */
export async function dropUnfinishedUploads(
  client: S3Client,
  { bucket: Bucket, prefix: Prefix }: S3Address,
  before: Date,
): Promise<void> {
  try {
    for await (const { Key, UploadId, Initiated } of unfinished(client, { Bucket, Prefix })) {
      if (Initiated !== undefined && Initiated < before)
        await client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId }));
    }
  } catch (error) {
    // Not supported or not permitted: a lifecycle rule of the bucket must do it.
    if (!/^(?:NotImplemented|MethodNotAllowed|AccessDenied)$/.test(errorNameOf(error))) throw error;
  }
}

async function* unfinished(client: S3Client, of: { Bucket: string; Prefix: string }) {
  let from: { KeyMarker?: string; UploadIdMarker?: string } | null = {};
  while (from !== null) {
    const page: Awaited<ReturnType<typeof list>> = await list(client, { ...of, ...from });
    yield* page.Uploads ?? [];
    from = page.IsTruncated ? { KeyMarker: page.NextKeyMarker, UploadIdMarker: page.NextUploadIdMarker } : null;
  }
}

const list = (client: S3Client, input: ConstructorParameters<typeof ListMultipartUploadsCommand>[0]) =>
  client.send(new ListMultipartUploadsCommand(input));
