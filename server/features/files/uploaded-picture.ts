import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { LRUCache } from 'lru-cache';
import type { FilePurpose } from '#shared/boards/board.ts';
import { PICTURE_WIDTHS } from '#shared/boards/picture-widths.ts';
import { SERVER_LIMITS } from '#server/limits.ts';
import type { Context } from '#server/context.ts';
import { isOutOfSpace } from '#server/db/db-errors.ts';
import { AppError, fail } from '#server/errors.ts';
import type { Drawing } from '#server/processes/draw-picture.ts';
import { drawApart } from '#server/processes/launcher.ts';
import { createSerialQueue } from '#server/concurrency/serial-queue.ts';
import type { FileRow } from './file.queries.ts';

type Services = Pick<Context, 'storage'>;
type Original = Pick<FileRow, 'storage_key' | 'mime'>;

const FORMATS = ['avif', 'webp'] as const;
type PictureFormat = (typeof FORMATS)[number];

const QUALITY: Record<PictureFormat, number> = { avif: 55, webp: 82 };

/** Size without a requested width. All smaller sizes are made from it. */
const SHOWN_WIDTH = '2560';
type PictureWidth = (typeof PICTURE_WIDTHS)[number] | typeof SHOWN_WIDTH;

/** Purposes shown in pages; downloads are never converted. */
const SHOWN: ReadonlySet<FilePurpose> = new Set(['image', 'cover', 'screenshot']);
export const isShownPicture = ({ purpose, mime }: Pick<FileRow, 'purpose' | 'mime'>) =>
  SHOWN.has(purpose) && /^image\/(?:png|jpeg|webp|gif)$/.test(mime);

/** AVIF if the browser accepts it (RFC 9110 12.5.1), else WebP. */
export const formatFor = (accept: string | undefined): PictureFormat =>
  accept?.includes('image/avif') ? 'avif' : 'webp';

const keyOf = (file: Pick<FileRow, 'storage_key'>, width: PictureWidth, format: PictureFormat) =>
  `${file.storage_key}-w${width}-${format}`;

/** Separate queues, so that uploads and pages do not wait for each other. */
const lanes = {
  upload: createSerialQueue(SERVER_LIMITS.picturesWaitingMax),
  show: createSerialQueue(SERVER_LIMITS.picturesWaitingMax),
};
/** Conversions in progress, so that concurrent requests share one. */
const making = new Map<string, Promise<Buffer>>();
/** Pictures that failed, and until when they are not tried again: on an overloaded machine one may have been too slow. */
const broken = new LRUCache<string, number>({ max: 10_000 });

/** A converted picture with its type. */
export interface DrawnPicture {
  content: Readable;
  mime: `image/${PictureFormat}`;
}

/**
 * The picture without metadata, at most `width` pixels wide. Converted at the first request and stored beside the
 * original. `asker` is the account or address whose turn it is.
 * @throws FI08 if the original is not a valid picture, CM05 if too many wait, FI06 if the storage is away.
 */
export async function openPicture(
  services: Services,
  asker: string,
  file: Original,
  width: PictureWidth = SHOWN_WIDTH,
  accepted: PictureFormat = 'webp',
): Promise<DrawnPicture> {
  // The largest size exists only as WebP, which also keeps animations.
  const isSized = width !== SHOWN_WIDTH && file.mime !== 'image/gif';
  const [size, format] = isSized ? ([width, accepted] as const) : ([SHOWN_WIDTH, 'webp'] as const);
  const kept = await services.storage.read(keyOf(file, size, format)).catch(notDrawnYet);
  const content = kept ?? Readable.from([await draw(services, asker, file, size, format)]);
  return { content, mime: `image/${format}` };
}

/**
 * Converts a new upload, so that damaged or huge pictures are refused during the upload.
 * @throws FI08, CM05 as `openPicture`.
 */
export async function checkPicture(services: Services, asker: string, file: Original): Promise<void> {
  await lanes.upload(asker, () =>
    drawFrom(services, file, SHOWN_WIDTH, 'webp', () => readAll(services, file.storage_key)),
  );
}

/**
 * Draws a logo anew, small enough for the header.
 * @throws FI08, CM05 as `openPicture`.
 */
export const drawLogo = (original: Buffer): Promise<Drawing> =>
  lanes.upload('logo', () =>
    drawApart({
      original,
      animated: false,
      width: SERVER_LIMITS.logoMaxWidth,
      height: SERVER_LIMITS.logoMaxHeight,
      format: 'webp',
      quality: QUALITY.webp,
    }).catch((cause: unknown) => {
      if (cause instanceof AppError) throw cause;
      return fail('FI08', { cause });
    }),
  );

function draw(
  services: Services,
  asker: string,
  file: Original,
  width: PictureWidth,
  format: PictureFormat,
): Promise<Buffer> {
  const key = keyOf(file, width, format);
  if ((broken.get(file.storage_key) ?? 0) > performance.now()) return fail('FI08');
  const begun = making.get(key);
  if (begun) return begun;
  const made = lanes
    .show(asker, async () => {
      const shown = () => drawFrom(services, file, SHOWN_WIDTH, 'webp', () => readAll(services, file.storage_key));
      if (width === SHOWN_WIDTH) return shown();
      return drawFrom(services, file, width, format, () =>
        readAll(services, keyOf(file, SHOWN_WIDTH, 'webp')).catch((error: unknown) => notDrawnYet(error) ?? shown()),
      );
    })
    .finally(() => making.delete(key));
  making.set(key, made);
  return made;
}

async function drawFrom(
  { storage }: Services,
  file: Original,
  width: PictureWidth,
  format: PictureFormat,
  read: () => Promise<Buffer>,
): Promise<Buffer> {
  const original = await read();
  const { picture: made } = await drawApart({
    original,
    animated: file.mime === 'image/gif',
    width: Number(width),
    format,
    quality: QUALITY[format],
  }).catch((cause: unknown) => {
    if (cause instanceof AppError) throw cause;
    broken.set(file.storage_key, performance.now() + SERVER_LIMITS.brokenPictureMinutes * 60_000);
    return fail('FI08', { cause });
  });
  // A disk that keeps its last room for the database still has pictures to show.
  await storage.write(keyOf(file, width, format), Readable.from([made])).catch((error: unknown) => {
    if (!isOutOfSpace(error)) throw error;
  });
  return made;
}

/** A storage that is away may have the picture: drawing it again would take a turn in the queue and fail, too. */
function notDrawnYet(error: unknown): null {
  if (error instanceof AppError) throw error;
  return null;
}

const readAll = async ({ storage }: Services, key: string) => buffer(await storage.read(key));

/** For a resized picture, the key of the original; other keys unchanged. */
export const originalKeyOf = (key: string) => key.replace(/-w\d+-(?:avif|webp)$/, '');

/** All keys that resized pictures of a file may have. */
export const pictureKeysOf = (file: Pick<FileRow, 'storage_key'>): string[] =>
  [...PICTURE_WIDTHS, SHOWN_WIDTH].flatMap((width) =>
    FORMATS.map((format) => keyOf(file, width as PictureWidth, format)),
  );
