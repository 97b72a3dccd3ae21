import { randomBytes } from 'node:crypto';
import { strToU8, zipSync } from 'fflate';
import { nestedPdfBomb, pdfBomb, pngOf } from './costly-files.ts';
import { costlyTexts } from './costly-texts.ts';

/** A file that a member may upload. */
export interface CostlyFile {
  purpose: 'attachment' | 'image' | 'package';
  name: string;
  make: () => Uint8Array;
}

const attachment = (name: string, make: () => Uint8Array): CostlyFile => ({ purpose: 'attachment', name, make });
const picture = (name: string, make: () => Uint8Array): CostlyFile => ({ purpose: 'image', name, make });
const office = (path: string, xml: string) => () => zipSync({ [path]: strToU8(xml) });
const MIB = 1024 ** 2;

/** `size` 1 makes the largest. */
export function costlyUploads(size: number, seed: number): CostlyFile[] {
  const times = (count: number) => Math.floor(count * size);
  const words = (shape: string) => () => Buffer.from(costlyTexts(times(400_000), seed)[shape] ?? '');
  return [
    attachment('pages.pdf', () => pdfBomb({ pages: 200, operators: times(30_000) })),
    attachment('nested.pdf', () => nestedPdfBomb(times(400))),
    attachment('different.txt', words('different')),
    attachment('word.txt', words('oneWord')),
    attachment('dots.txt', words('dots')),
    attachment('newlines.txt', words('newlines')),
    attachment('deep.docx', office('word/document.xml', '<w:p>'.repeat(times(1_000_000)))),
    attachment('wide.docx', office('word/document.xml', '<w:p><w:t>가</w:t></w:p>'.repeat(times(400_000)))),
    attachment('cells.xlsx', office('xl/sharedStrings.xml', '<si><t>가</t></si>'.repeat(times(400_000)))),
    picture('cut.png', () => pngOf(times(5_000), 5_000, { keep: 0.97 })),
    picture('claims.png', () => pngOf(9, 9, { says: [60_000, 60_000] })),
    picture('texts.png', () => pngOf(9, 9, { packed: times(100) })),
    picture('text.png', () => pngOf(900, 900, { text: 'x'.repeat(times(4 * MIB)) })),
    {
      purpose: 'package',
      name: 'many.zip',
      make: () =>
        zipSync(Object.fromEntries(Array.from({ length: times(4_900) }, (_, i) => [`f${i}`, randomBytes(2_048)]))),
    },
  ];
}
