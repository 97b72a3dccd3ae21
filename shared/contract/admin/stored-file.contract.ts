import { z } from 'zod';
import { FILE_PURPOSES } from '#shared/boards/board.ts';
import { LIMITS } from '#shared/limits.ts';
import { STORAGE_PLACES } from '#shared/site/storage-places.ts';
import { defineCalls } from '../call.ts';

const place = z.enum(STORAGE_PLACES);
export const placeSize = z.object({ place, files: z.number(), bytes: z.number() });

const row = z.object({
  fileId: z.string(),
  /** Empty for attachments of inquiries: a name may be personal, and whoever opens the inquiry is recorded. */
  name: z.string(),
  /** Null for what belongs to no document. */
  purpose: z.enum(FILE_PURPOSES).nullable(),
  sizeBytes: z.number(),
  createdAt: z.string(),
  /** Null until the form is saved. */
  document: z.object({ documentId: z.string(), title: z.string(), isDeleted: z.boolean() }).nullable(),
  inquiry: z.object({ contractId: z.string(), contractNumber: z.string() }).nullable(),
});
export type StoredFile = z.output<typeof row>;

export const storedFileContract = defineCalls({
  list: {
    method: 'POST',
    path: '/api/v1/admin/files',
    summary: '저장된 파일: 속한 곳마다 큰 것부터. 관리자만',
    /** Without a place, of the largest. */
    input: z.object({ place: place.optional(), page: z.number().int().min(1).max(LIMITS.listPageMax).default(1) }),
    output: z.object({
      list: z.array(row),
      /** Null where nothing is stored. */
      place: place.nullable(),
      /** All places with files, the largest first. */
      places: z.array(placeSize),
      totalCount: z.number(),
      size: z.number(),
    }),
    errors: ['CM02', 'CM03'],
  },
});
