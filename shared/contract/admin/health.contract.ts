import { z } from 'zod';
import { JOBS } from '#shared/jobs.ts';
import { TERM_KINDS } from '#shared/site/terms.ts';
import { defineCalls } from '../call.ts';
import { keysOf } from '../rule.ts';

const moment = z.string();

/** Something that needs a person. `count`: mails, days, per cent, files or accounts, by kind. */
export const concern = z.object({
  kind: z.enum([
    'asleep',
    'disk',
    'noBackup',
    'oldBackup',
    'backupFolder',
    'lostFiles',
    'replacedSources',
    'failedMail',
    'lateMail',
    'noMailServer',
    'filedMail',
    'untoldTerm',
    'dueNotice',
    'unreachableAdministrator',
    'unconfirmedAdministrator',
    'job',
  ]),
  count: z.number(),
  job: z.enum(keysOf(JOBS)).optional(),
  /** Text whose version, in `detail`, nobody was told of. */
  term: z.enum(TERM_KINDS).optional(),
  /**
   * The folder where the first backup will be, what is wrong with the folder of this instance, which files are lost, or
   * the folder of the mails that were not sent.
   */
  detail: z.string().optional(),
  /** IDs of administrators without a confirmed email address that can receive mail. */
  userIds: z.array(z.string()).optional(),
});
export type Concern = z.output<typeof concern>;

export const healthContract = defineCalls({
  health: {
    method: 'POST',
    path: '/api/v1/admin/health',
    summary: '시스템 상태: 관리자만',
    output: z.object({
      /** The one of several instances that answers: its memory, its disk, its start. */
      instance: z.string(),
      version: z.string(),
      /** Empty when it is not known. */
      commit: z.string(),
      nodeVersion: z.string(),
      startedAt: moment,
      uptimeSeconds: z.number(),
      memory: z.object({ rssBytes: z.number(), heapBytes: z.number() }),
      database: z.object({ kind: z.enum(['sqlite', 'postgres']), bytes: z.number() }),
      storage: z.object({
        kind: z.enum(['folder', 's3']),
        files: z.number(),
        bytes: z.number(),
        /** On the disk of DATA_DIR. */
        freeBytes: z.number(),
      }),
      outbox: z.object({ waiting: z.number(), failed: z.number(), oldestWaitingAt: moment.nullable() }),
      jobs: z.array(z.object({ name: z.enum(keysOf(JOBS)), endedAt: moment.nullable(), error: z.string().nullable() })),
      /** What needs a person, worst first. */
      concerns: z.array(concern),
      /** Last backup by download (`by`: the person), by the command or by the portal itself (`by` empty). */
      lastBackup: z.object({ at: moment, by: z.string() }).nullable(),
      /** `dir`: BACKUP_DIR of the instance that answers. `lastAt`: of the last one that was no download. */
      dailyBackup: z.object({ dir: z.string().nullable(), lastAt: moment.nullable() }),
    }),
    errors: ['CM02', 'CM03'],
  },
  backup: {
    method: 'POST',
    path: '/api/v1/admin/backup',
    summary: '데이터베이스를 그 순간 그대로 한 파일로 다운로드: 비밀번호를 다시 확인한다. SQLite만, 관리자만',
    /** Encrypted as at login. */
    input: z.object({ keyId: z.string(), password: z.string().max(4_096) }),
    output: z.any(),
    bare: true,
    errors: ['CM02', 'CM03', 'US03', 'US04', 'LO04', 'AD05'],
  },
});
