// Writes the workbooks of content/library/files/: `node media/workbooks/build.mjs`.
import { writeFile } from 'node:fs/promises';
import confidence from './confidence.mjs';
import discovery from './discovery.mjs';
import operations from './operations.mjs';
import { workbook } from './xlsx.mjs';

const target = new URL('../../content/library/files/', import.meta.url);
const books = {
  '업무발굴_점검표.xlsx': discovery,
  '신뢰도_기준_산정표.xlsx': confidence,
  '운영_표준서식.xlsx': operations,
};
for (const [name, sheets] of Object.entries(books))
  await writeFile(new URL(encodeURIComponent(name), target), workbook(sheets));
