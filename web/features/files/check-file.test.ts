import { expect, it } from 'vitest';
import { generalAttachments } from '#shared/boards/file-kinds.ts';
import { checkFile } from './check-file.ts';

it.each([
  ['견적서.PDF', 10 * 1024 * 1024, null],
  ['견적서.pdf', 10 * 1024 * 1024 + 1, '파일당 최대 10MB까지 첨부할 수 있습니다.'],
  ['그림.svg', 10, '첨부할 수 없는 파일 형식입니다.'],
  ['견적서.pdf.exe', 10, '첨부할 수 없는 파일 형식입니다.'],
  ['이름없음', 10, '첨부할 수 없는 파일 형식입니다.'],
])('%s of %i bytes: %s', (name, size, expected) => {
  expect(checkFile({ name, size }, generalAttachments)).toBe(expected);
});
