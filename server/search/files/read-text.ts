import { decodeText } from './decode-text.ts';
import { unzipParts } from './unzip.ts';
import { elementsOf, xmlText } from './xml-text.ts';

type Reader = (bytes: Uint8Array) => string | Promise<string>;

const READERS: Record<string, Reader> = {
  txt: decodeText,
  csv: decodeText,
  vtt: decodeText,
  pdf: readPdf,
  docx: (bytes) =>
    readParts(bytes, /^word\/(?:document|footnotes|endnotes)\.xml$/, { block: /<\/w:p>/g, cell: /<w:tab\/>/g }),
  pptx: (bytes) => readParts(bytes, /^ppt\/(?:slides|notesSlides)\/\w+\.xml$/, { block: /<\/a:p>/g }),
  hwpx: (bytes) => readParts(bytes, /^Contents\/section\d+\.xml$/, { block: /<\/hp:p>/g }),
  xlsx: readSheets,
};

export const READABLE_EXTENSIONS: readonly string[] = Object.keys(READERS);

/** The words of a file, without NUL, which PostgreSQL does not take, and signs that only its own fonts show. What it costs is not bounded here: call it through `read-apart.ts`. */
export async function readText(extension: string, bytes: Uint8Array): Promise<string> {
  const text = await READERS[extension]?.(bytes);
  const clean = (text ?? '').normalize('NFC').replace(/[\0\p{Co}]/gu, '');
  // In captions blank lines part what is said.
  return extension === 'vtt' ? clean : tidy(clean);
}

async function readPdf(bytes: Uint8Array): Promise<string> {
  const { extractText } = await import('unpdf');
  // A copy: it takes the bytes away from whoever passes them, and wants no Buffer.
  const { text } = await extractText(Uint8Array.from(bytes));
  return text.join('\n');
}

async function readParts(bytes: Uint8Array, wanted: RegExp, lines: Parameters<typeof xmlText>[1]): Promise<string> {
  const parts = [...(await unzipParts(bytes, wanted))].toSorted(([a], [b]) =>
    a.localeCompare(b, 'en', { numeric: true }),
  );
  return parts.map(([, xml]) => xmlText(xml, lines)).join('\n');
}

/** The words of all cells and the names of the sheets; numbers are looked for by nobody. */
async function readSheets(bytes: Uint8Array): Promise<string> {
  const parts = await unzipParts(bytes, /^xl\/(?:workbook|sharedStrings|worksheets\/\w+)\.xml$/);
  const names = [...(parts.get('xl/workbook.xml') ?? '').matchAll(/<sheet\s[^<>]*?name="([^"]*)"/g)].map(
    (match) => match[1] ?? '',
  );
  const cells = [...parts].flatMap(([name, xml]) => elementsOf(xml, name === 'xl/sharedStrings.xml' ? 'si' : 'is'));
  return [...names, ...cells].map((cell) => xmlText(cell, { block: /<\/r>/g }).replaceAll('\n', '')).join('\n');
}

/** Blank lines and runs of spaces say nothing. */
const tidy = (text: string): string =>
  text
    .replace(/[ \t\u00a0]+/g, ' ')
    .replace(/ ?\r?\n[\r\n ]*/g, '\n')
    .trim();
