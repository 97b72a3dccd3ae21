import type { FastifyInstance } from 'fastify';
import { healthContract } from '#shared/contract/admin/health.contract.ts';
import { storedFileContract } from '#shared/contract/admin/stored-file.contract.ts';
import { compact, koreanDay } from '#shared/text/days.ts';
import { healthText as text } from '#shared/messages/admin/system/health.ko.ts';
import { can } from '#shared/permissions.ts';
import type { Context } from '#server/context.ts';
import { nowIso } from '#server/context.ts';
import { SERVER_LIMITS } from '#server/limits.ts';
import { fail } from '#server/errors.ts';
import { route } from '#server/plugins/route.ts';
import { decryptTransport } from '#server/security/transport.ts';
import { sendStream } from '#server/export/send-stream.ts';
import { confirmPassword } from '#server/features/users/password/confirm-password.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { requireAllowed } from '#server/plugins/require-allowed.ts';
import { copyDatabase } from './database-copy.ts';
import { readConcerns } from './read-concerns.ts';
import { readHealth } from './health.queries.ts';
import { listStoredFiles, sizeOfPlaces } from './stored-file.queries.ts';

export function healthRoutes(app: FastifyInstance, context: Context): void {
  const { db, keys, clock } = context;

  route(app, healthContract.health, async ({ request }) => {
    requireAllowed(request, can.readHealth);
    return { ...(await readHealth(context)), concerns: await readConcerns(context) };
  });

  route(app, storedFileContract.list, async ({ input, request }) => {
    requireAllowed(request, can.readHealth);
    const places = await sizeOfPlaces(db);
    const place = input.place ?? places[0]?.place ?? null;
    const list = place === null ? [] : await listStoredFiles(db, place, input.page);
    const totalCount = places.find((one) => one.place === place)?.files ?? 0;
    return { list, place, places, totalCount, size: SERVER_LIMITS.adminPageSize };
  });

  route(app, healthContract.backup, async ({ input, request, reply }) => {
    const account = requireAllowed(request, can.readHealth);
    if (context.dialect !== 'sqlite') fail('AD05');
    await confirmPassword(context, account, decryptTransport(keys, input.keyId, input.password));
    // Before the copy, so that the copy contains this entry.
    await recordAudit(db, { actor: account, action: 'backup.download', ip: request.ip }, nowIso(context));
    const { sizeBytes, content } = await copyDatabase(context);
    const name = text.backup.fileName(compact(koreanDay(clock.now())));
    return sendStream(reply.header('content-length', sizeBytes), { name, mime: 'application/vnd.sqlite3', content });
  });
}
