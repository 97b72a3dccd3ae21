import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { PICTURE_WIDTHS } from '../../../shared/boards/file-kinds.ts';
import type { Context } from '../../context.ts';
import type { FileRow } from './file.queries.ts';

type PictureWidth = (typeof PICTURE_WIDTHS)[number];

const FORMATS = ['avif', 'webp'] as const;
type PictureFormat = (typeof FORMATS)[number];

/** A picture bomb would otherwise be unpacked into memory. */
const MAX_PIXELS = 50_000_000;

/** Pictures made at once are made one after the other: the rest of the portal goes on answering. */
let last: Promise<unknown> = Promise.resolve();

/** What is worth making in sizes; animations and photographs of unknown kinds are sent as they are. */
export const isPicture = ({ mime }: Pick<FileRow, 'mime'>) => /^image\/(?:png|jpeg|webp)$/.test(mime);

/** AVIF where the browser takes it (RFC 9110 12.5.1), else WebP, which all do. */
export const formatFor = (accept: string | undefined): PictureFormat =>
  accept?.includes('image/avif') ? 'avif' : 'webp';

const keyOf = (file: Pick<FileRow, 'storage_key'>, width: PictureWidth, format: PictureFormat) =>
  `${file.storage_key}-w${width}-${format}`;

/**
 * The picture, at most `width` pixels wide; made when it is asked for first, and kept beside the original.
 * @throws when the original cannot be read as a picture.
 */
export async function openPicture(
  { storage }: Pick<Context, 'storage'>,
  file: FileRow,
  width: PictureWidth,
  format: PictureFormat,
): Promise<Readable> {
  const key = keyOf(file, width, format);
  const kept = await storage.read(key).catch(() => null);
  if (kept) return kept;
  const making = last.then(async () => {
    const original = await buffer(await storage.read(file.storage_key));
    const sharp = await loadSharp();
    const picture = sharp(original, { limitInputPixels: MAX_PIXELS })
      .rotate()
      .resize({ width: Number(width), withoutEnlargement: true });
    const made = await (
      format === 'avif' ? picture.avif({ quality: 55, effort: 2 }) : picture.webp({ quality: 80 })
    ).toBuffer();
    await storage.write(key, Readable.from([made]));
    return made;
  });
  last = making.catch(() => undefined);
  return Readable.from([await making]);
}

/** Loaded for the first picture: it holds 20 MB. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  return sharp;
}

/** Of a size, the key of the picture it was made from; every other key as it is. */
export const originalKeyOf = (key: string) => key.replace(/-w\d+-(?:avif|webp)$/, '');

/** Every key under which sizes of a file may be kept. */
export const pictureKeysOf = (file: Pick<FileRow, 'storage_key'>): string[] =>
  PICTURE_WIDTHS.flatMap((width) => FORMATS.map((format) => keyOf(file, width, format)));
