import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { driverContract } from '#shared/contract/site/driver.contract.ts';
import type { DriverType } from '#shared/site/drivers.ts';
import { fittingVersion } from '#shared/site/drivers.ts';
import type { Context } from '#server/context.ts';
import { countDownload, visitorKeyOf } from '#server/documents/document-visit.queries.ts';
import { fail } from '#server/errors.ts';
import { route } from '#server/plugins/route.ts';
import { actorOf } from '#server/plugins/session.ts';
import { sendFile } from '../files/send-file.ts';
import { driverFileName } from './driver-names.ts';
import type { DriverRow } from './driver.queries.ts';
import { findDriver, listDrivers, presentDriver } from './driver.queries.ts';

/** Public calls for visitors and robots. Calls of administrators: driver-admin.routes.ts */
export function driverRoutes(app: FastifyInstance, context: Context): void {
  const { config, db, storage } = context;

  route(app, driverContract.all, async ({ params, query }) => {
    const rows = await listDrivers(db, params.type, query.platform);
    return onePerVersion(rows).map((row) => presentDriver(row, config));
  });

  route(app, driverContract.match, async ({ query }) => {
    const rows = await listDrivers(db, query.type, query.platform);
    const version = fittingVersion(
      query.type,
      query.version,
      rows.map((row) => row.version),
    );
    return presentDriver(rows.find((row) => row.version === version) ?? fail('DR01'), config);
  });

  route(app, driverContract.downloadChrome, ({ params, request, reply }) =>
    download('chrome', params.fileUuid, request, reply),
  );
  route(app, driverContract.downloadEdge, ({ params, request, reply }) =>
    download('edge', params.fileUuid, request, reply),
  );

  async function download(type: DriverType, fileUuid: string, request: FastifyRequest, reply: FastifyReply) {
    const driver = (await findDriver(db, fileUuid)) ?? fail('CM04');
    if (driver.type !== type) fail('CM04');
    return sendFile(request, reply, {
      name: driverFileName(driver),
      mime: 'application/zip',
      sizeBytes: driver.size_bytes,
      sha256: driver.sha256,
      read: (range) => storage.read(driver.storage_key, range),
      disposition: 'attachment',
      cacheControl: 'public, no-cache',
      onStart: async () => {
        await countDownload(context, 'driver', driver.id, visitorKeyOf(context, request, actorOf(request)));
      },
    });
  }
}

/** One entry per version, for clients without platforms; the rows have the preferred platform first. */
const onePerVersion = (rows: DriverRow[]) => rows.filter((row, i) => row.version !== rows[i - 1]?.version);
