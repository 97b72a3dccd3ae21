import { z } from 'zod';
import { BOARD_TYPES } from '#shared/boards.ts';
import { defineCalls } from '../call.ts';

export const EXPORT_FORMATS = ['zip', 'json', 'csv'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];
/** Each may also be a zip with the data file and its attachments. */
export const IMPORT_FORMATS = [...EXPORT_FORMATS, 'rhymix', 'gnuboard5'] as const;
export type ImportFormat = (typeof IMPORT_FORMATS)[number];

/** Imported unchanged, imported with changes, already present, or not importable. */
export const IMPORT_OUTCOMES = ['new', 'changed', 'skipped', 'refused'] as const;
export type ImportOutcome = (typeof IMPORT_OUTCOMES)[number];

const importProgress = z.object({ phase: z.enum(['checking', 'adding']), done: z.number(), total: z.number() });
export type ImportProgress = z.output<typeof importProgress>;

const STAFF = ['CM02', 'CM03'] as const;

/** Form fields that precede the file. */
export const importFields = z.object({
  boardType: z.enum(BOARD_TYPES),
  format: z.enum(IMPORT_FORMATS),
  dryRun: z.enum(['true', 'false']),
});

export const importExportContract = defineCalls({
  boards: {
    method: 'POST',
    path: '/api/v1/board/transfer-boards',
    summary: '옮길 수 있는 게시판과 그 크기: 관리자만',
    output: z.array(
      z.object({
        boardType: z.enum(BOARD_TYPES),
        documentCount: z.number(),
        fileCount: z.number(),
        fileBytes: z.number(),
      }),
    ),
    errors: STAFF,
  },
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
      counts: z.record(z.enum(IMPORT_OUTCOMES), z.number()),
      /** In file order; at most `LIMITS.importRowsShown` per outcome. */
      rows: z.array(
        z.object({
          /** CSV: line. JSON: index of the row. XML: index of the post. Starts at 1. */
          line: z.number(),
          title: z.string(),
          outcome: z.enum(IMPORT_OUTCOMES),
          notes: z.array(z.string()),
        }),
      ),
      /** Imported documents and files; 0 in a dry run. */
      added: z.number(),
      files: z.number(),
    }),
    errors: [...STAFF, 'TR01', 'TR02', 'TR03', 'TR04', 'FI04', 'FI06'],
  },
  importProgress: {
    method: 'POST',
    path: '/api/v1/board/import-progress',
    summary: '지금 하고 있는 가져오기가 어디까지 왔는지: 관리자만',
    output: z.object({ progress: importProgress.nullable() }),
    errors: STAFF,
  },
});
