import { Readable } from 'node:stream';
import type { Multipart } from '@fastify/multipart';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { boardOf } from '../../../shared/boards.ts';
import { importFields, transferContract } from '../../../shared/contract/transfer.contract.ts';
import { koreanDay } from '../../../shared/contracts.ts';
import { LIMITS } from '../../../shared/limits.ts';
import { transferText as text } from '../../../shared/messages/transfer.ko.ts';
import { can } from '../../../shared/permissions.ts';
import type { Context } from '../../context.ts';
import { fail } from '../../errors.ts';
import { limited, route } from '../../plugins/route.ts';
import type { Account } from '../../plugins/session.ts';
import { actorOf, requireLogin } from '../../plugins/session.ts';
import { csvOf, jsonOf } from './export-rows.ts';
import { importDocuments } from './import-documents.ts';
import { readGnuboard, readRhymix } from './read-foreign.ts';
import { readPortal } from './read-portal.ts';
import { readRows } from './read-rows.ts';

export function transferRoutes(app: FastifyInstance, context: Context): void {
  const { db, clock } = context;

  route(
    app,
    transferContract.export,
    async ({ input: { boardType, format }, request, reply }) => {
      const account = requireAdministrator(request);
      request.log.info({ accountId: account.id, boardType, format }, 'board exported');
      const day = koreanDay(clock.now()).replaceAll('-', '');
      const name = text.fileName(boardOf(boardType).name, day, format);
      return reply
        .type(format === 'csv' ? 'text/csv; charset=utf-8' : 'application/json; charset=utf-8')
        .header('content-disposition', contentDisposition(name, { type: 'attachment' }))
        .header('cache-control', 'no-store')
        .send(Readable.from(format === 'csv' ? csvOf(db, boardType) : jsonOf(db, boardType)));
    },
    limited(20, 10),
  );

  route(
    app,
    transferContract.import,
    async ({ request }) => {
      const account = requireAdministrator(request);
      const { boardType, format, dryRun, bytes } = await readForm(request);
      const rows = readRows(bytes);
      const read =
        format === 'rhymix'
          ? readRhymix(rows)
          : format === 'gnuboard5'
            ? readGnuboard(rows)
            : readPortal(rows, boardType, format === 'csv');
      const result = await importDocuments(context, actorOf(request), boardType, read, dryRun === 'true');
      request.log.info({ accountId: account.id, boardType, format, dryRun, added: result.added }, 'board imported');
      return result;
    },
    limited(30, 10),
  );
}

/** @throws CM02 for visitors, CM03 for everybody but administrators. */
function requireAdministrator(request: FastifyRequest): Account {
  const account = requireLogin(request);
  return can.transferBoards(actorOf(request)) ? account : fail('CM03');
}

/** The fields before the file, then the file. */
async function readForm(request: FastifyRequest) {
  if (!request.isMultipart()) fail('CM01');
  const file = (await request.file()) ?? fail('FI04');
  const valueOf = (name: string) => {
    const field = file.fields[name] as Multipart | undefined;
    return field?.type === 'field' ? field.value : undefined;
  };
  const names = ['boardType', 'format', 'dryRun'];
  const fields = importFields.safeParse(Object.fromEntries(names.map((name) => [name, valueOf(name)])));
  if (!fields.success) {
    file.file.resume();
    return fail('CM01');
  }
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of file.file as AsyncIterable<Buffer>) {
    size += chunk.length;
    // What is too much is read to its end and dropped, so that the answer arrives.
    if (size <= LIMITS.importMaxBytes) chunks.push(chunk);
  }
  if (size > LIMITS.importMaxBytes) fail('TR02');
  return { ...fields.data, bytes: Buffer.concat(chunks) };
}
