import { z } from 'zod';
import { BOARD_TYPES } from '../boards.ts';
import { defineCalls } from './call.ts';

export const EXPORT_FORMATS = ['json', 'csv'] as const;
export const IMPORT_FORMATS = [...EXPORT_FORMATS, 'rhymix', 'gnuboard5'] as const;

const STAFF = ['CM02', 'CM03'] as const;

/** The fields before the file of an import's form. */
export const importFields = z.object({
  boardType: z.enum(BOARD_TYPES),
  format: z.enum(IMPORT_FORMATS),
  dryRun: z.enum(['true', 'false']),
});

export const transferContract = defineCalls({
  export: {
    method: 'POST',
    path: '/api/v1/board/export',
    summary: '게시판 내보내기: 관리자만',
    input: z.object({ boardType: z.enum(BOARD_TYPES), format: z.enum(EXPORT_FORMATS) }),
    output: z.any(),
    bare: true,
    errors: STAFF,
  },
  import: {
    method: 'POST',
    path: '/api/v1/board/import',
    summary: '게시판 가져오기: multipart, boardType과 format, dryRun 필드가 file보다 앞에 온다. 관리자만',
    output: z.object({
      willAdd: z.number(),
      /** A line of a CSV, or the place of a row in a JSON, from 1. */
      skipped: z.array(z.object({ line: z.number(), reason: z.string() })),
      warnings: z.array(z.string()),
      /** 0 in a dry run. */
      added: z.number(),
    }),
    errors: [...STAFF, 'TR01', 'TR02', 'FI04'],
  },
});
