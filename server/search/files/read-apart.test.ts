import { Readable } from 'node:stream';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { mostMemoryOfChildren } from '#fuzz/children.ts';
import { nestedPdfBomb, pdfBomb } from '#fuzz/costly/costly-files.ts';
import { readApart } from '#server/processes/launcher.ts';
import { MOST_RESIDENT_BYTES } from '#server/processes/watch-memory.ts';

/** What may be added between two looks. */
const MARGIN_MIB = 64;

const page = '<w:p><w:t>가</w:t></w:p>';

describe.runIf(process.platform === 'linux')('a reader never holds more memory than it may', () => {
  it.each<[string, string, () => Uint8Array]>([
    ['200 pages that share one stream', 'pdf', () => pdfBomb({ pages: 200, operators: 30_000 })],
    ['one page of 6 million texts', 'pdf', () => pdfBomb({ pages: 1, operators: 6_000_000 })],
    ['a stream of 900 MB packed twice', 'pdf', () => nestedPdfBomb(900)],
    ['a document of 28 MB', 'docx', () => zipSync({ 'word/document.xml': strToU8(page.repeat(1_100_000)) })],
    ['28 MB of letters', 'txt', () => Buffer.alloc(28 * 1024 ** 2, '가')],
  ])(
    '%s',
    async (_, extension, make) => {
      const bytes = Buffer.from(make());
      let text: string | null = null;
      const most = await mostMemoryOfChildren(async () => {
        text = await readApart(extension, Readable.from([bytes])).catch(() => null);
      });
      expect(most).toBeGreaterThan(20);
      expect(most).toBeLessThan(MOST_RESIDENT_BYTES / 1024 ** 2 + MARGIN_MIB);
      expect((text ?? '').length).toBeLessThanOrEqual(400_000);
    },
    90_000,
  );
});
