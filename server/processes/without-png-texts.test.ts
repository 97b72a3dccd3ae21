import { expect, it } from 'vitest';
import { withoutPngTexts } from './without-png-texts.ts';

const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

function chunk(type: string, data: string, length = data.length): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(length);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, Buffer.from(data, 'latin1'), Buffer.from('crc!')]);
}

const png = (...chunks: Buffer[]) => Buffer.concat([SIGNATURE, ...chunks]);
const HEAD = chunk('IHDR', 'size');
const [FIRST, SECOND] = [chunk('IDAT', 'one'), chunk('IDAT', 'two')];
const END = chunk('IEND', '');
const texts = ['tEXt', 'zTXt', 'iTXt'].map((type) => chunk(type, 'Comment\0 IDAT'));

it('leaves out texts before, between, and after the picture, and nothing else', () => {
  const [plain, packed, international] = texts as [Buffer, Buffer, Buffer];
  const profile = chunk('iCCP', 'colours');
  const original = png(HEAD, plain, profile, packed, FIRST, international, SECOND, END, plain);
  expect(withoutPngTexts(original)).toEqual(png(HEAD, profile, FIRST, SECOND, END));
});

it.each([
  ['that is cut off', png(HEAD, FIRST), chunk('zTXt', 'only a beginn', 5_000)],
  ['that claims to be longer than any file', png(HEAD), chunk('tEXt', 'short', 0xff_ff_ff_ff)],
])('a text %s takes what follows it along', (_, kept, text) => {
  expect(withoutPngTexts(Buffer.concat([kept, text, END]))).toEqual(kept);
});

it.each([
  ['a PNG without texts', png(HEAD, FIRST, SECOND, END)],
  ['a PNG that ends within a chunk', png(HEAD, FIRST).subarray(0, -3)],
  ['nothing but the signature', SIGNATURE],
  ['another file', Buffer.from('GIF89a tEXt')],
  ['nothing', Buffer.alloc(0)],
])('%s is returned as it is', (_, original) => {
  expect(withoutPngTexts(original)).toBe(original);
});
