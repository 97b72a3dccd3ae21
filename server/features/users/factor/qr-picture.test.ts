import decodeQR from 'qr/decode.js';
import { expect, it } from 'vitest';
import { qrPicture } from './qr-picture.ts';
import { newTotpSecret, totpUri } from './totp.ts';

const SCALE = 4;

/** The picture as pixels, like a photo. */
function photoOf({ size, path }: { size: number; path: string }) {
  const width = size * SCALE;
  const data = new Uint8Array(width * width).fill(255);
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let row = 0; row < SCALE; row += 1) {
      const start = (Number(y) * SCALE + row) * width + Number(x) * SCALE;
      data.fill(0, start, start + SCALE);
    }
  }
  return { width, height: width, data: Uint8Array.from({ length: data.length * 4 }, (_, at) => data[at >> 2] ?? 0) };
}

it('is read by a camera as what an app needs', () => {
  const uri = totpUri(newTotpSecret(), { issuer: '한빛 RPA', label: 'hong2026' });
  expect(decodeQR(photoOf(qrPicture(uri)))).toBe(uri);
});
