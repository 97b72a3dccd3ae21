import { z } from 'zod';
import { FILE_PURPOSES, FILE_VISIBILITIES } from '#shared/boards/board.ts';
import { PICTURE_WIDTHS } from '#shared/boards/picture-widths.ts';
import { defineCalls } from '../call.ts';
import { keysOf } from '../rule.ts';

export const fileShape = z.object({
  fileId: z.string(),
  purpose: z.enum(FILE_PURPOSES),
  name: z.string(),
  mime: z.string(),
  sizeBytes: z.number(),
  /** SHA-256 of the content, hexadecimal. */
  sha256: z.string(),
  downloadCount: z.number(),
  visibility: z.enum(keysOf(FILE_VISIBILITIES)),
  url: z.string(),
});
export type FileItem = z.output<typeof fileShape>;

/** File of a document, with whether the caller may download it. */
export const documentFileShape = fileShape.extend({ isAllowed: z.boolean() });
export type DocumentFile = z.output<typeof documentFileShape>;

export const fileContract = defineCalls({
  upload: {
    method: 'POST',
    path: '/api/v1/board/upload-file',
    summary: '파일 업로드: multipart, boardType과 purpose 필드가 file보다 앞에 온다',
    output: fileShape,
    errors: ['CM02', 'CM03', 'CM05', 'FI01', 'FI02', 'FI04', 'FI06', 'FI07', 'FI08'],
  },
  delete: {
    method: 'POST',
    path: '/api/v1/board/delete-file',
    summary: '파일 삭제',
    input: z.object({ fileId: z.string().max(64) }),
    output: z.null(),
    errors: ['CM01', 'CM02', 'CM03', 'CM04'],
  },
  download: {
    method: 'GET',
    path: '/api/v1/board/fileDownload/link/:id',
    summary: '파일 다운로드. 화면에 보이는 그림은 다시 그린 AVIF 또는 WebP로 받으며, w에 너비를 주면 그 크기가 된다',
    params: z.object({ id: z.string().regex(/^[\w-]{1,64}$/) }),
    query: z.object({ w: z.enum(PICTURE_WIDTHS).optional() }),
    output: z.any(),
    bare: true,
    errors: ['CM02', 'CM03', 'CM04', 'CM05', 'BD02', 'FI06', 'FI08'],
  },
});
