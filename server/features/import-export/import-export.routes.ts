import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { BoardType } from '#shared/boards.ts';
import { boardOf } from '#shared/boards.ts';
import type { ExportFormat, ImportProgress } from '#shared/contract/admin/import-export.contract.ts';
import { importExportContract } from '#shared/contract/admin/import-export.contract.ts';
import { compact, koreanDay } from '#shared/text/days.ts';
import { importExportText as text } from '#shared/messages/boards/documents/import-export.ko.ts';
import { can } from '#shared/permissions.ts';
import type { Context } from '#server/context.ts';
import { nowIso } from '#server/context.ts';
import { openProgress, readProgress } from '#server/db/progress.ts';
import { fail } from '#server/errors.ts';
import { route } from '#server/plugins/route.ts';
import type { Account } from '#server/plugins/session.ts';
import { actorOf, requireLogin } from '#server/plugins/session.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { sendStream } from '#server/export/send-stream.ts';
import { importDocuments } from './add/import-documents.ts';
import { countOutcomes, shownRows } from './add/row-outcome.ts';
import { countBoards } from './export/board-size.queries.ts';
import { boardCsv } from './export/board-csv.ts';
import { boardJson } from './export/board-json.ts';
import { boardZip } from './export/board-zip.ts';
import { openBundle } from './read/zip-bundle.ts';
import { readExport } from './read/read-export.ts';
import { readImportForm, receiveImport } from './read/receive-import.ts';
import { openSpool } from './read/spool-upload.ts';

export function importExportRoutes(app: FastifyInstance, context: Context): void {
  const { db, clock, storage } = context;
  route(app, importExportContract.boards, async ({ request }) => {
    requireAdministrator(request);
    return countBoards(db);
  });

  route(app, importExportContract.export, async ({ input: { boardType, format }, request, reply }) => {
    const account = requireAdministrator(request);
    const target = boardOf(boardType).name;
    const event = { actor: account, action: 'board.export', target, detail: format, ip: request.ip } as const;
    await recordAudit(db, event, nowIso(context));
    const day = compact(koreanDay(clock.now()));
    const name = text.fileName(boardOf(boardType).name, day, format);
    return sendStream(reply, { name, mime: MIME[format], content: contentOf(boardType, format) });
  });

  function contentOf(boardType: BoardType, format: ExportFormat): Readable {
    if (format === 'zip') return boardZip(context, boardType);
    return Readable.from(format === 'csv' ? boardCsv(db, boardType) : boardJson(db, boardType));
  }

  route(app, importExportContract.import, async ({ request }) => {
    const account = requireAdministrator(request);
    const { file, boardType, format, dryRun } = await readImportForm(request);
    await using spool = openSpool(storage);
    const received = await receiveImport(spool, file);
    // One import at a time on all instances: two could both find a row new.
    const begun: ImportProgress = { phase: 'checking', done: 0, total: 0 };
    await using lock = (await context.locks.acquire('import')) ?? fail('TR03');
    await using progressText = await openProgress(context, 'import', JSON.stringify(begun));
    using bundle = await openBundle(storage, received);
    const read = await readExport(format, boardType, bundle, spool);
    const tools = { context, spool, actor: account };
    // Logged before the import starts, too, because added rows stay after an abort.
    const record = async (detail: string) => {
      const event = { actor: account, action: 'board.import', target: boardOf(boardType).name } as const;
      if (dryRun === 'false') await recordAudit(db, { ...event, detail, ip: request.ip }, nowIso(context));
    };
    await record(text.begun(format));
    const { outcomes, ...done } = await importDocuments(tools, boardType, read, dryRun === 'true', (progress) => {
      // The lock was lost: another instance may import. Added rows stay.
      lock.signal.throwIfAborted();
      progressText.set(JSON.stringify(progress));
    });
    await record(text.recorded(format, done.added));
    return { counts: countOutcomes(outcomes), rows: shownRows(outcomes), ...done };
  });

  route(app, importExportContract.importProgress, async ({ request }) => {
    requireAdministrator(request);
    const progressText = await readProgress(context, 'import');
    return { progress: progressText === null ? null : (JSON.parse(progressText) as ImportProgress) };
  });
}

const MIME: Record<ExportFormat, string> = {
  zip: 'application/zip',
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
};

/** @throws CM02 for visitors, CM03 for everybody except administrators. */
function requireAdministrator(request: FastifyRequest): Account {
  const account = requireLogin(request);
  return can.transferBoards(actorOf(request)) ? account : fail('CM03');
}
