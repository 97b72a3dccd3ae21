import type { TestApp } from './build-test-app.ts';

export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

interface GivenFile {
  url?: string;
  token?: string;
  boardType?: string;
  purpose?: string;
  name?: string;
  content?: Buffer;
}

/** Uploads one file like the form. */
export async function upload(
  { app }: TestApp,
  {
    url = '/api/v1/board/upload-file',
    token,
    boardType = 'qna',
    purpose = 'attachment',
    name = '로그.txt',
    content = Buffer.from('오류 로그'),
  }: GivenFile,
) {
  const form = new FormData();
  form.append('boardType', boardType);
  form.append('purpose', purpose);
  form.append('file', new Blob([new Uint8Array(content)]), name);
  const request = new Request('http://localhost', { method: 'POST', body: form });
  const response = await app.inject({
    method: 'POST',
    url,
    payload: Buffer.from(await request.arrayBuffer()),
    headers: {
      'content-type': request.headers.get('content-type') ?? '',
      ...(token && { authorization: `Bearer ${token}` }),
    },
  });
  const body = response.json<{
    responseCode: string;
    message: string;
    data: { fileId: string; name: string; url: string; sizeBytes: number };
  }>();
  return { status: response.statusCode, code: body.responseCode, message: body.message, data: body.data };
}
