import { crc32, deflateSync } from 'node:zlib';

/** Files that are small but expensive to process. */

/** Pages that share one stream of `operators` texts, compressed to a thousandth. */
export function pdfBomb({ pages, operators }: { pages: number; operators: number }): Buffer {
  const stream = deflateSync(Buffer.from(`BT /F1 1 Tf ${'(a b c) Tj '.repeat(operators)}ET`));
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${'3 0 R '.repeat(pages)}]/Count ${pages}>>`,
    '<</Type/Page/Parent 2 0 R/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>/MediaBox[0 0 9 9]>>',
    `<</Length ${stream.length}/Filter/FlateDecode>>stream\n${stream.toString('latin1')}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ];
  return pdfOf(objects);
}

/** A stream that decompresses to one that decompresses to `megabytes`. */
export function nestedPdfBomb(megabytes: number): Buffer {
  const inner = deflateSync(Buffer.alloc(megabytes * 1024 ** 2, ' '), { level: 9 });
  const stream = deflateSync(inner, { level: 9 });
  return pdfOf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/Contents 4 0 R/Resources<<>>/MediaBox[0 0 9 9]>>',
    `<</Length ${stream.length}/Filter[/FlateDecode/FlateDecode]>>stream\n${stream.toString('latin1')}\nendstream`,
  ]);
}

function pdfOf(objects: readonly string[]): Buffer {
  let pdf = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const at = pdf.length;
    pdf += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  return Buffer.from(
    `${pdf}xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}trailer<</Size ${size}/Root 1 0 R>>\nstartxref\n${pdf.length}\n%%EOF`,
    'latin1',
  );
}

function chunk(type: string, data: Buffer): Buffer {
  const all = Buffer.alloc(12 + data.length);
  all.writeUInt32BE(data.length, 0);
  all.write(type, 4, 'latin1');
  data.copy(all, 8);
  all.writeUInt32BE(crc32(all.subarray(4, 8 + data.length)), 8 + data.length);
  return all;
}

const packedText = () =>
  chunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(Buffer.alloc(PACKED_TEXT), { level: 9 })]));

/** A text of a PNG that is a thousand times as long when unpacked. */
const PACKED_TEXT = 50_000_000;

/**
 * An empty PNG of any size. `keep` truncates its pixels, `text` is metadata, `packed` a number of packed texts, `says` is
 * the declared size.
 */
export function pngOf(
  width: number,
  height: number,
  {
    keep = 1,
    text,
    packed = 0,
    says = [width, height],
  }: { keep?: number; text?: string; packed?: number; says?: readonly [number, number] } = {},
): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(says[0], 0);
  header.writeUInt32BE(says[1], 4);
  header[8] = 8;
  header[9] = 6;
  const pixels = deflateSync(Buffer.alloc((width * 4 + 1) * height), { level: 9 });
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', header),
    ...(text === undefined ? [] : [chunk('tEXt', Buffer.from(`Comment\0${text}`))]),
    ...(packed === 0 ? [] : Array<Buffer>(packed).fill(packedText())),
    chunk('IDAT', pixels.subarray(0, Math.floor(pixels.length * keep))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
