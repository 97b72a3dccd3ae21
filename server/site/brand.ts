import type { Brand } from '#shared/site/brand.ts';
import { siteContract } from '#shared/contract/site/site.contract.ts';
import { brandText } from '#shared/messages/site/brand.ko.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/open-database.ts';
import { readSetting, storeSetting } from './stored-setting.ts';

const SETTING = 'brand';
/** The picture has a row of its own, because `brand` is read for every page. */
const PICTURE = 'brand-logo';

/** As stored: an empty name leaves it to PRODUCT_NAME. */
export interface StoredBrand {
  productName: string;
  logo: { hash: string; width: number; height: number; hasName: boolean } | null;
}

interface Services {
  db: Db;
  config: Pick<Config, 'productName' | 'isProductNameGiven'>;
}

/** What an administrator has chosen, and when it was changed; null: never. */
export async function readStoredBrand(db: Db): Promise<{ brand: StoredBrand; updatedAt: string | null }> {
  const stored = await readSetting(db, SETTING);
  return {
    brand: (stored?.value as StoredBrand | undefined) ?? { productName: '', logo: null },
    updatedAt: stored?.updatedAt ?? null,
  };
}

/**
 * Name and logo of the portal as shown. The delivered ones belong to the demo content and the delivered texts: a portal
 * without them has no name and no logo that its operator has not chosen.
 */
export async function readBrand({ db, config }: Services): Promise<Brand> {
  const { productName, logo } = (await readStoredBrand(db)).brand;
  const isDelivered = (await readSetting(db, 'delivered-terms')) !== null;
  const { deliveredProduct, unnamedProduct } = brandText;
  const ownName = productName || (config.isProductNameGiven && config.productName);
  return {
    productName: ownName || (isDelivered ? deliveredProduct : unnamedProduct),
    logo: logo ? presentLogo(logo) : isDelivered ? 'delivered' : null,
  };
}

export const readProductName = async (services: Services): Promise<string> => (await readBrand(services)).productName;

export const presentLogo = ({ hash, ...logo }: NonNullable<StoredBrand['logo']>) => ({
  url: siteContract.logo.path.replace(':hash', hash),
  ...logo,
});

export const storeBrand = (tx: Db, brand: StoredBrand, readAt: string | null, now: string) =>
  storeSetting(tx, SETTING, brand, readAt, now);

/** Replaces the picture; in the database it is in every backup, and the same on all instances. */
export async function storeLogoPicture(tx: Db, hash: string, picture: Buffer, now: string): Promise<void> {
  const row = { value: JSON.stringify({ hash, picture: picture.toString('base64') }), updated_at: now };
  await tx
    .insertInto('site_setting')
    .values({ name: PICTURE, ...row })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
    .execute();
}

/** The WebP with this hash; null after another was uploaded. */
export async function readLogoPicture(db: Db, hash: string): Promise<Buffer | null> {
  const stored = (await readSetting(db, PICTURE))?.value as { hash: string; picture: string } | undefined;
  return stored?.hash === hash ? Buffer.from(stored.picture, 'base64') : null;
}
