import type { Multipart, MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { driverContract } from '#shared/contract/site/driver.contract.ts';
import { newestFirst } from '#shared/site/drivers.ts';
import { SERVER_LIMITS } from '#server/limits.ts';
import { can } from '#shared/permissions.ts';
import type { Context } from '#server/context.ts';
import { nowIso } from '#server/context.ts';
import type { Db } from '#server/db/open-database.ts';
import { transaction } from '#server/db/transaction.ts';
import { fail } from '#server/errors.ts';
import { route } from '#server/plugins/route.ts';
import type { Account } from '#server/plugins/session.ts';
import { actorOf, requireLogin } from '#server/plugins/session.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { formFile } from '#server/plugins/input/form-file.ts';
import type { DriverKey } from './driver-names.ts';
import { driverId } from './driver-names.ts';
import { findDriver, listDrivers, presentManaged } from './driver.queries.ts';
import { fetchFrom, readList } from './fetch-driver.ts';
import type { ListedDriver } from './parse-listing.ts';
import { parseListing } from './parse-listing.ts';
import { storeDriver } from './store-driver.ts';

const nameOf = ({ type, version, platform }: DriverKey) => `${type} ${version} ${platform}`;

export function driverAdminRoutes(app: FastifyInstance, context: Context): void {
  const { config, db, storage } = context;

  const recordBy =
    (actor: Account, { ip }: FastifyRequest, detail?: string) =>
    (tx: Db, key: DriverKey) =>
      recordAudit(tx, { actor, action: 'driver.add', target: nameOf(key), detail, ip }, nowIso(context));

  route(app, driverContract.list, async ({ input, request }) => {
    refuseOthers(request);
    const rows = await listDrivers(db, input.type);
    const start = (input.page - 1) * SERVER_LIMITS.adminPageSize;
    return {
      list: rows.slice(start, start + SERVER_LIMITS.adminPageSize).map((row) => presentManaged(row, config)),
      totalCount: rows.length,
      page: input.page,
      size: SERVER_LIMITS.adminPageSize,
      sourceHosts: config.driverSourceHosts,
    };
  });

  route(app, driverContract.upload, async ({ request }) => {
    const account = refuseOthers(request);
    const { key, file } = await readForm(request);
    return presentManaged(await storeDriver(context, key, 'upload', file.file, recordBy(account, request)), config);
  });

  route(
    app,
    driverContract.preview,
    async ({ input: { type, source, prefix }, request, reply }) => {
      refuseOthers(request);
      const text =
        source.kind === 'paste'
          ? source.text
          : await fetchFrom(
              context,
              { url: source.url, timeoutSeconds: SERVER_LIMITS.driverListTimeoutSeconds, signal: untilLeft(reply) },
              readList,
            );
      const listed = parseListing(type, text).filter(({ version }) => version.startsWith(prefix));
      const known = new Set((await listDrivers(db, type)).map(({ id }) => id));
      const versions = byVersion(listed);
      return {
        versions: versions.slice(0, SERVER_LIMITS.driverPreviewMaxVersions).map(([version, files]) => ({
          version,
          files: files.map(({ platform, url }) => ({
            platform,
            url,
            isKnown: known.has(driverId({ type, version, platform })),
          })),
        })),
        totalCount: versions.length,
      };
    },
    // A pasted list is large, so other users are refused before the body is read.
    { onRequest: async (request) => refuseOthers(request) },
  );

  route(app, driverContract.import, async ({ input: { url, ...key }, request, reply }) => {
    const account = refuseOthers(request);
    if (await findDriver(db, driverId(key))) fail('DR02');
    const from = { url, timeoutSeconds: SERVER_LIMITS.driverDownloadTimeoutSeconds, signal: untilLeft(reply) };
    const row = await fetchFrom(context, from, (source) =>
      storeDriver(context, key, 'import', source, recordBy(account, request, url)),
    );
    return presentManaged(row, config);
  });

  route(app, driverContract.delete, async ({ input, request }) => {
    const account = refuseOthers(request);
    const driver = await findDriver(db, input.fileUuid);
    // A colleague was first: what was wanted is so.
    if (!driver) return null;
    // Deletes the row first: after a crash, an unreferenced file is harmless, a row without file is not.
    await transaction(db, async (tx) => {
      await tx.deleteFrom('driver').where('id', '=', driver.id).execute();
      const event = { actor: account, action: 'driver.delete', target: nameOf(driver), ip: request.ip } as const;
      await recordAudit(tx, event, nowIso(context));
    });
    await storage.remove(driver.storage_key);
    return null;
  });
}

function refuseOthers(request: FastifyRequest): Account {
  const account = requireLogin(request);
  return can.manageDrivers(actorOf(request)) ? account : fail('CM03');
}

/** Aborted when the client disconnects before the response. */
function untilLeft(reply: FastifyReply): AbortSignal {
  const left = new AbortController();
  reply.raw.once('close', () => left.abort());
  return left.signal;
}

/** Newest version first. */
function byVersion(listed: ListedDriver[]): [string, ListedDriver[]][] {
  return [...Map.groupBy(listed, ({ version }) => version)].toSorted(([a], [b]) => newestFirst(a, b));
}

const formFields = driverContract.import.input.omit({ url: true });

/** Form fields that precede the file, then the file as a stream. */
async function readForm(request: FastifyRequest): Promise<{ key: DriverKey; file: MultipartFile }> {
  const file = await formFile(request);
  const text = (name: string) => {
    const field = file.fields[name] as Multipart | undefined;
    return field?.type === 'field' && typeof field.value === 'string' ? field.value : '';
  };
  const key = formFields.safeParse({ type: text('type'), version: text('version'), platform: text('platform') });
  if (key.success) return { key: key.data, file };
  file.file.resume();
  const fields = z.flattenError(key.error).fieldErrors;
  return fail('CM01', {
    fields: Object.fromEntries(Object.entries(fields).map(([name, messages]) => [name, messages[0] ?? ''])),
  });
}
