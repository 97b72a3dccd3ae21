import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { LOGO_EXTENSIONS, checkLogoSize, checkProductName } from '#shared/site/brand.ts';
import { siteAdminContract } from '#shared/contract/admin/site.contract.ts';
import { siteContract } from '#shared/contract/site/site.contract.ts';
import { brandText as text } from '#shared/messages/site/brand.ko.ts';
import { can } from '#shared/permissions.ts';
import { composed } from '#shared/text/compose.ts';
import type { Context } from '#server/context.ts';
import { nowIso } from '#server/context.ts';
import { transaction } from '#server/db/transaction.ts';
import { fail, refuseInvalid } from '#server/errors.ts';
import { drawLogo } from '#server/features/files/uploaded-picture.ts';
import { route } from '#server/plugins/route.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { StoredBrand } from '#server/site/brand.ts';
import {
  presentLogo,
  readBrand,
  readLogoPicture,
  readStoredBrand,
  storeBrand,
  storeLogoPicture,
} from '#server/site/brand.ts';
import { requireAllowed } from '#server/plugins/require-allowed.ts';
import { detectType } from '#server/storage/file-type.ts';

const HASH_CHARS = 22;

export function brandRoutes(app: FastifyInstance, context: Context): void {
  const { db, config } = context;

  const present = ({ productName, logo }: StoredBrand, updatedAt: string | null) => ({
    productName,
    defaultName: config.isProductNameGiven ? config.productName : '',
    logo: logo && presentLogo(logo),
    updatedAt,
  });

  route(app, siteContract.logo, async ({ params, reply }) => {
    const picture = (await readLogoPicture(db, params.hash)) ?? fail('CM04');
    return reply.header('cache-control', 'public, max-age=31536000, immutable').type('image/webp').send(picture);
  });

  // One address in every page and in the manual, whatever the logo is. The pictures are in web/public.
  app.get('/favicon', { schema: { hide: true } }, async (_request, reply) => {
    const { logo } = await readBrand(context);
    const picture = logo === null ? '/neutral.svg' : logo === 'delivered' ? '/mark.svg' : logo.url;
    return reply.header('cache-control', 'public, max-age=3600').redirect(picture, 302);
  });

  route(app, siteAdminContract.brand, async ({ request }) => {
    requireAllowed(request, can.manageSite);
    const { brand, updatedAt } = await readStoredBrand(db);
    return present(brand, updatedAt);
  });

  route(app, siteAdminContract.saveBrand, async ({ input, request }) => {
    const actor = requireAllowed(request, can.manageSite);
    const original = input.picture ? Buffer.from(input.picture, 'base64') : null;
    refuseInvalid({
      productName: checkProductName(input.productName),
      picture: original && checkLogoSize(original.length),
    });
    const drawn = original && (await drawAnew(original));
    const updatedAt = nowIso(context);
    const brand = await transaction(db, async (tx) => {
      const before = (await readStoredBrand(tx)).brand;
      const logo = drawn?.logo ?? (input.picture === undefined ? before.logo : null);
      const after: StoredBrand = {
        productName: composed(input.productName.replace(/\s+/g, ' ').trim()),
        logo: logo && { ...logo, hasName: input.hasName },
      };
      await storeBrand(tx, after, input.updatedAt, updatedAt);
      if (drawn) await storeLogoPicture(tx, drawn.logo.hash, drawn.picture, updatedAt);
      const detail = [
        before.productName !== after.productName && text.name,
        JSON.stringify(before.logo) !== JSON.stringify(after.logo) && text.logo,
      ];
      const event = { actor, action: 'settings.change', target: text.title, ip: request.ip } as const;
      await recordAudit(tx, { ...event, detail: detail.filter(Boolean).join(', ') }, updatedAt);
      return after;
    });
    return present(brand, updatedAt);
  });
}

/**
 * The picture as it is shown, without anything else that the file held.
 * @throws FI02 if it is none of the known pictures, FI08, CM05.
 */
async function drawAnew(original: Buffer) {
  const types = await Promise.all(LOGO_EXTENSIONS.map((extension) => detectType(`.${extension}`, original)));
  if (!types.some(Boolean)) fail('FI02');
  const { picture, width, height } = await drawLogo(original);
  return {
    picture,
    logo: { hash: createHash('sha256').update(picture).digest('base64url').slice(0, HASH_CHARS), width, height },
  };
}
