import { expect, it } from 'vitest';
import { readVideoAddress } from './video-address.rules.ts';

it.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', { provider: 'youtube', id: 'dQw4w9WgXcQ' }],
  ['https://youtu.be/dQw4w9WgXcQ?t=3', { provider: 'youtube', id: 'dQw4w9WgXcQ' }],
  ['https://www.youtube.com/embed/dQw4w9WgXcQ', { provider: 'youtube', id: 'dQw4w9WgXcQ' }],
  ['https://vimeo.com/123456789', { provider: 'vimeo', id: '123456789' }],
  ['https://player.vimeo.com/video/123456789', { provider: 'vimeo', id: '123456789' }],
  ['http://www.youtube.com/watch?v=dQw4w9WgXcQ', null],
  ['https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ', null],
  ['https://evil.example/youtube.com/dQw4w9WgXcQ', null],
  ['https://www.youtube.com/watch?v="><script>', null],
  ['https://evil.example:x@vimeo.com/12345678', null],
  ['javascript:alert(1)', null],
  ['https://vimeo.com/about', null],
])('%s', (address, expected) => {
  expect(readVideoAddress(address)).toEqual(expected);
});
