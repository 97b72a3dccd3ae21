import { composed } from '#shared/text/compose.ts';
import { beginningOf } from '#shared/text/excerpt.ts';
import { withoutHidden } from '#shared/validation.ts';

const ZIP = ['application/zip', 'application/x-zip-compressed'];
const CFB = ['application/x-cfb'];

/**
 * Content types accepted for each extension, and the type for serving. `null`: plain text, with this beginning if any:
 * a browser shows no captions of another one.
 */
const TYPES: Record<string, { mime: string; looksLike: readonly string[] | null; begins?: RegExp }> = {
  jpg: { mime: 'image/jpeg', looksLike: ['image/jpeg'] },
  jpeg: { mime: 'image/jpeg', looksLike: ['image/jpeg'] },
  png: { mime: 'image/png', looksLike: ['image/png', 'image/apng'] },
  gif: { mime: 'image/gif', looksLike: ['image/gif'] },
  webp: { mime: 'image/webp', looksLike: ['image/webp'] },
  pdf: { mime: 'application/pdf', looksLike: ['application/pdf'] },
  doc: { mime: 'application/msword', looksLike: CFB },
  xls: { mime: 'application/vnd.ms-excel', looksLike: CFB },
  ppt: { mime: 'application/vnd.ms-powerpoint', looksLike: CFB },
  hwp: { mime: 'application/x-hwp', looksLike: CFB },
  docx: office('wordprocessingml.document'),
  xlsx: office('spreadsheetml.sheet'),
  pptx: office('presentationml.presentation'),
  hwpx: { mime: 'application/hwp+zip', looksLike: ['application/hwp+zip', 'application/x-hwp+zip', ...ZIP] },
  zip: { mime: 'application/zip', looksLike: ZIP },
  '7z': { mime: 'application/x-7z-compressed', looksLike: ['application/x-7z-compressed'] },
  exe: { mime: 'application/vnd.microsoft.portable-executable', looksLike: ['application/x-msdownload'] },
  msi: { mime: 'application/x-msi', looksLike: CFB },
  mp4: { mime: 'video/mp4', looksLike: ['video/mp4', 'video/x-m4v', 'video/quicktime'] },
  webm: { mime: 'video/webm', looksLike: ['video/webm', 'video/matroska', 'video/x-matroska'] },
  txt: { mime: 'text/plain', looksLike: null },
  csv: { mime: 'text/csv', looksLike: null },
  vtt: { mime: 'text/vtt', looksLike: null, begins: /^WEBVTT(?![^ \t\r\n])/ },
};

function office(kind: string) {
  const mime = `application/vnd.openxmlformats-officedocument.${kind}`;
  return { mime, looksLike: [mime, ...ZIP] };
}

export const extensionOf = (name: string) => /\.([a-z0-9]{1,8})$/i.exec(name)?.[1]?.toLowerCase() ?? '';

/** Number of bytes that `detectType` needs. */
export const HEAD_BYTES = 4_100;

/** Type of a file if content and name match, else null. `head` is the start of the content. */
export async function detectType(name: string, head: Buffer): Promise<string | null> {
  const type = TYPES[extensionOf(name)];
  if (!type) return null;
  if (type.looksLike === null) return looksLikeText(head, type.begins) ? type.mime : null;
  const { fileTypeFromBuffer } = await import('file-type');
  const found = await fileTypeFromBuffer(head).catch(() => undefined);
  return found && type.looksLike.includes(found.mime) ? type.mime : null;
}

const inZip = (folder: string) => [Buffer.from(folder, 'latin1')];
const inCompoundFile = (...streams: string[]) => streams.map((stream) => Buffer.from(stream, 'utf16le'));

/** Names of which each document of an office program has one; a zip or a compound file can hold anything else. */
const PARTS: Record<string, readonly Buffer[]> = {
  docx: inZip('word/'),
  xlsx: inZip('xl/'),
  pptx: inZip('ppt/'),
  hwpx: inZip('Contents/'),
  doc: inCompoundFile('WordDocument'),
  xls: inCompoundFile('Workbook', 'Book'),
  ppt: inCompoundFile('PowerPoint Document'),
  hwp: inCompoundFile('FileHeader'),
};

/** Looks through a file, piece by piece as it comes, for what documents of its extension have. */
export class PartsSought {
  readonly #parts: readonly Buffer[];
  readonly #tailBytes: number;
  #tail: Uint8Array = Buffer.alloc(0);
  #isFound: boolean;

  constructor(name: string) {
    this.#parts = PARTS[extensionOf(name)] ?? [];
    this.#tailBytes = Math.max(1, ...this.#parts.map(({ length }) => length)) - 1;
    this.#isFound = this.#parts.length === 0;
  }

  /** Whether the file has what was looked for, as far as it was shown, or nothing is looked for. */
  get isFound(): boolean {
    return this.#isFound;
  }

  look(piece: Buffer): void {
    if (this.#isFound) return;
    // A name can begin in one piece and end in the next.
    const bytes = Buffer.concat([this.#tail, piece]);
    this.#isFound = this.#parts.some((part) => bytes.includes(part));
    this.#tail = bytes.subarray(Math.max(0, bytes.length - this.#tailBytes));
  }
}

/** No NUL byte (UTF-16 and binaries have them; UTF-8 and CP949 do not) and no markup that a browser could execute. */
function looksLikeText(head: Buffer, begins?: RegExp): boolean {
  const text = head.toString('latin1').replace(/^\u00ef\u00bb\u00bf/, '');
  if (begins && !begins.test(text)) return false;
  const start = text.trimStart().slice(0, 256);
  return !head.includes(0) && !/^<(?:!doctype|html|svg|script|\?xml|body|iframe|head)/i.test(start);
}

/** File name for storing: NFC, without path and hidden characters, at most `maxChars`; the extension stays. */
export function cleanFileName(raw: string, maxChars: number): string {
  const base = composed(raw).split(/[/\\]/).at(-1) ?? '';
  const clean = withoutHidden(base)
    .replace(/[\r\n\t"<>|:*?]/g, '')
    .trim();
  if (clean.length <= maxChars) return clean;
  const extension = extensionOf(clean);
  return `${beginningOf(clean, maxChars - extension.length - 1)}.${extension}`;
}
