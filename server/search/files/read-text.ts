import type { PDFPageProxy } from 'unpdf/pdfjs';
import { composed } from '#shared/text/compose.ts';
import { decodeText } from './decode-text.ts';
import { readSheets } from './read-sheets.ts';
import { unzipParts } from './unzip.ts';
import { xmlText } from './xml-text.ts';

type TextContent = Awaited<ReturnType<PDFPageProxy['getTextContent']>>;
type Reader = (bytes: Uint8Array) => string | Promise<string>;

/** About the length of a book; later text is not indexed. */
export const MOST_TEXT_CHARS = 400_000;
const MOST_PAGES = 3_000;
/** Gaps between two pieces of a line, also back, in the size of its letters: of cells, wider than a space, and of words. */
const CELL_EMS = 1.2;
const WORD_EMS = 0.2;

const READERS: Record<string, Reader> = {
  txt: decodeText,
  csv: decodeText,
  vtt: decodeText,
  pdf: readPdf,
  docx: (bytes) =>
    readParts(bytes, /^word\/(?:document|footnotes|endnotes)\.xml$/, { block: /<\/w:p>/g, cell: /<w:tab\/>/g }),
  pptx: (bytes) => readParts(bytes, /^ppt\/(?:slides|notesSlides)\/\w+\.xml$/, { block: /<\/a:p>/g }),
  hwpx: (bytes) => readParts(bytes, /^Contents\/section\d+\.xml$/, { block: /<\/hp:p>/g }),
  xlsx: (bytes) => readSheets(bytes, MOST_TEXT_CHARS),
};

export const READABLE_EXTENSIONS: readonly string[] = Object.keys(READERS);

/** The words of a file, without NUL, which PostgreSQL does not take, and signs that only its own fonts show. What it costs is not bounded here: call it through `read-apart.ts`. */
export async function readText(extension: string, bytes: Uint8Array): Promise<string> {
  const text = await READERS[extension]?.(bytes);
  const clean = composed(text ?? '').replace(/[\0\p{Co}]/gu, '');
  // In captions, blank lines separate the cues.
  return extension === 'vtt' ? clean : tidy(clean);
}

/**
 * Reads page by page up to the maximum length, because pages that share a large stream would each unpack it. Stops
 * within a page that exceeds it.
 */
async function readPdf(bytes: Uint8Array): Promise<string> {
  const { getDocumentProxy } = await import('unpdf');
  // A copy, because the library detaches the buffer and rejects a Buffer.
  const pdf = await getDocumentProxy(Uint8Array.from(bytes));
  let text = '';
  for (let number = 1; number <= Math.min(pdf.numPages, MOST_PAGES) && text.length < MOST_TEXT_CHARS; number += 1) {
    const page = await pdf.getPage(number);
    text += `${await readPage(page, MOST_TEXT_CHARS - text.length)}\n`;
    page.cleanup();
  }
  return text;
}

async function readPage(page: PDFPageProxy, mostChars: number): Promise<string> {
  let text = '';
  /** Of the piece before on the same line. */
  let end = NaN;
  const reader = (page.streamTextContent() as ReadableStream<TextContent>).getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    for (const item of next.value.items) {
      if (!('str' in item)) continue;
      if (item.str.trim() !== '') {
        const { from, em } = placeOf(item);
        text += separatorOf((from - end) / em);
        end = from + item.width;
      }
      text += item.str;
      if (!item.hasEOL) continue;
      text += '\n';
      end = NaN;
    }
    if (text.length < mostChars) continue;
    await reader.cancel(new Error('The page says more than a book'));
    break;
  }
  return text;
}

/** Where a piece begins in the direction of its line, and the size of its letters. */
function placeOf({ transform: [a = 0, b = 0, , , x = 0, y = 0] }: { transform: readonly number[] }) {
  const em = Math.hypot(a, b);
  return { em, from: (x * a + y * b) / em };
}

const separatorOf = (gap: number): string => (Math.abs(gap) >= CELL_EMS ? ' | ' : Math.abs(gap) > WORD_EMS ? ' ' : '');

async function readParts(bytes: Uint8Array, wanted: RegExp, lines: Parameters<typeof xmlText>[1]): Promise<string> {
  const parts = [...(await unzipParts(bytes, wanted))].toSorted(([a], [b]) =>
    a.localeCompare(b, 'en', { numeric: true }),
  );
  return parts.map(([, xml]) => xmlText(xml, lines)).join('\n');
}

/** Collapses blank lines and runs of spaces. */
const tidy = (text: string): string =>
  text
    .replace(/[ \t\u00a0]+/g, ' ')
    .replace(/ ?\r?\n[\r\n ]*/g, '\n')
    .trim();
