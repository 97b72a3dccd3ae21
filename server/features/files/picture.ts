import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { LRUCache } from 'lru-cache';
import type { FilePurpose } from '#shared/boards/board.ts';
import { PICTURE_WIDTHS } from '#shared/boards/file-kinds.ts';
import { SERVER_LIMITS } from '#server/limits.ts';
import type { Context } from '#server/context.ts';
import { fail } from '#server/errors.ts';
import { drawInChildProcess } from './draw-in-child-process.ts';
import { createSerialQueue } from '#server/serial-queue.ts';
import type { FileRow } from './file.queries.ts';

type Services = Pick<Context, 'storage'>;
type Original = Pick<FileRow, 'storage_key' | 'mime'>;

const FORMATS = ['avif', 'webp'] as const;
type PictureFormat = (typeof FORMATS)[number];

const QUALITY: Record<PictureFormat, number> = { avif: 55, webp: 82 };

/** What is shown where no width is asked for; every smaller size is made from it. */
const SHOWN_WIDTH = '2560';
type PictureWidth = (typeof PICTURE_WIDTHS)[number] | typeof SHOWN_WIDTH;

/** Pages show these; what is saved to disk stays as it was sent. */
const SHOWN: ReadonlySet<FilePurpose> = new Set(['image', 'cover', 'screenshot']);
export const isShownPicture = ({ purpose, mime }: Pick<FileRow, 'purpose' | 'mime'>) =>
  SHOWN.has(purpose) && /^image\/(?:png|jpeg|webp|gif)$/.test(mime);

/** AVIF where the browser takes it (RFC 9110 12.5.1), else WebP, which all do. */
export const formatFor = (accept: string | undefined): PictureFormat =>
  accept?.includes('image/avif') ? 'avif' : 'webp';

const keyOf = (file: Pick<FileRow, 'storage_key'>, width: PictureWidth, format: PictureFormat) =>
  `${file.storage_key}-w${width}-${format}`;

/** Uploads wait for uploads and pages for pages, so that neither holds the other up. */
const lanes = {
  upload: createSerialQueue(SERVER_LIMITS.picturesWaitingMax),
  show: createSerialQueue(SERVER_LIMITS.picturesWaitingMax),
};
/** Asked for twice at once, made once. */
const making = new Map<string, Promise<Buffer>>();
/** Pictures that could not be drawn: asking again would cost as much again. */
const broken = new LRUCache<string, true>({ max: 10_000 });

/** A picture drawn anew, with its type. */
export interface DrawnPicture {
  content: Readable;
  mime: `image/${PictureFormat}`;
}

/**
 * The picture without its metadata, at most `width` pixels wide; made when it is asked for first, and kept beside the
 * original.
 * @throws FI08 when the original cannot be read as a picture, CM05 when too many wait.
 */
export async function openPicture(
  services: Services,
  file: Original,
  width: PictureWidth = SHOWN_WIDTH,
  accepted: PictureFormat = 'webp',
): Promise<DrawnPicture> {
  // One form of what the sizes are made from is enough; it is also the one that keeps animations.
  const isSized = width !== SHOWN_WIDTH && file.mime !== 'image/gif';
  const [size, format] = isSized ? ([width, accepted] as const) : ([SHOWN_WIDTH, 'webp'] as const);
  const kept = await services.storage.read(keyOf(file, size, format)).catch(() => null);
  const content = kept ?? Readable.from([await draw(services, file, size, format)]);
  return { content, mime: `image/${format}` };
}

/**
 * Draws a picture that was uploaded just now, so that a broken or a huge one is refused while its sender is there.
 * @throws FI08, CM05 as `openPicture`.
 */
export async function checkPicture(services: Services, file: Original): Promise<void> {
  await lanes.upload(() => drawFrom(services, file, SHOWN_WIDTH, 'webp', () => readAll(services, file.storage_key)));
}

function draw(services: Services, file: Original, width: PictureWidth, format: PictureFormat): Promise<Buffer> {
  const key = keyOf(file, width, format);
  if (broken.has(file.storage_key)) return fail('FI08');
  const begun = making.get(key);
  if (begun) return begun;
  const made = lanes
    .show(async () => {
      const shown = () => drawFrom(services, file, SHOWN_WIDTH, 'webp', () => readAll(services, file.storage_key));
      if (width === SHOWN_WIDTH) return shown();
      return drawFrom(services, file, width, format, () =>
        readAll(services, keyOf(file, SHOWN_WIDTH, 'webp')).catch(shown),
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
  const made = await drawInChildProcess({
    original,
    animated: file.mime === 'image/gif',
    width: Number(width),
    format,
    quality: QUALITY[format],
  }).catch((cause: unknown) => {
    broken.set(file.storage_key, true);
    return fail('FI08', { cause });
  });
  await storage.write(keyOf(file, width, format), Readable.from([made]));
  return made;
}

const readAll = async ({ storage }: Services, key: string) => buffer(await storage.read(key));

/** Of a size, the key of the picture it was made from; every other key as it is. */
export const originalKeyOf = (key: string) => key.replace(/-w\d+-(?:avif|webp)$/, '');

/** Every key under which sizes of a file may be kept. */
export const pictureKeysOf = (file: Pick<FileRow, 'storage_key'>): string[] =>
  [...PICTURE_WIDTHS, SHOWN_WIDTH].flatMap((width) =>
    FORMATS.map((format) => keyOf(file, width as PictureWidth, format)),
  );
