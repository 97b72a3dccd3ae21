import { readFile, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

interface Call {
  method: string;
  path: string;
  query: Record<string, string | undefined>;
  status: number;
  type: string;
  body: string;
}

/** Two calls that the package lacks: listing and aborting unfinished uploads, which are stored in `folder`. */
export function serveUploads(folder: string, bucket: string) {
  const uploads = join(folder, bucket, '._S3rver_uploads');
  return async (call: Call, next: () => Promise<void>): Promise<void> => {
    const { uploadId } = call.query;
    if (call.method === 'DELETE' && uploadId !== undefined) {
      await rm(join(uploads, uploadId), { recursive: true });
      call.status = 204;
    } else if (call.method === 'GET' && call.path.replace(/\/$/, '') === `/${bucket}` && 'uploads' in call.query) {
      const ids = await readdir(uploads).catch(() => []);
      const listed = await Promise.all(ids.map((id) => describeUpload(join(uploads, id), id)));
      const content = listed.join('');
      call.type = 'application/xml';
      call.body = `<ListMultipartUploadsResult><IsTruncated>false</IsTruncated>${content}</ListMultipartUploadsResult>`;
    } else {
      await next();
    }
  };
}

async function describeUpload(folder: string, id: string): Promise<string> {
  const key = await readFile(join(folder, 'key'), 'utf8');
  const { birthtime } = await stat(folder);
  const began = birthtime.toISOString();
  return `<Upload><Key>${key}</Key><UploadId>${id}</UploadId><Initiated>${began}</Initiated></Upload>`;
}
