import { z } from 'zod';
import { defineCalls } from './call.ts';

export const fileShape = z.object({
  fileId: z.string(),
  name: z.string(),
  mime: z.string(),
  sizeBytes: z.number(),
  downloadCount: z.number(),
  url: z.string(),
});
export type FileItem = z.output<typeof fileShape>;

export const fileContract = defineCalls({
  upload: {
    method: 'POST',
    path: '/api/v1/board/upload-file',
    summary: '파일 올리기: multipart, boardType과 purpose(attachment 또는 image) 필드가 file보다 앞에 온다',
    output: fileShape,
    errors: ['CM02', 'CM03', 'FI01', 'FI02', 'FI04'],
  },
  delete: {
    method: 'POST',
    path: '/api/v1/board/delete-file',
    summary: '파일 삭제',
    input: z.object({ fileId: z.string().max(64) }),
    output: z.null(),
    errors: ['CM02', 'CM03', 'CM04'],
  },
  download: {
    method: 'GET',
    path: '/api/v1/board/fileDownload/link/:id',
    summary: '파일 내려받기',
    params: z.object({ id: z.string().regex(/^[\w-]{1,64}$/) }),
    output: z.any(),
    bare: true,
    errors: ['CM02', 'CM04'],
  },
});
