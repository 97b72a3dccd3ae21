import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const WORTH_BYTES = 1024;

/** Compresses the browser's files at build time with maximum compression (Brotli 11), which is too slow per request. */
export async function compressAssets(folder: string): Promise<void> {
  const files = globSync(`${folder}/client/assets/*.{js,css,svg}`);
  await Promise.all(
    files.map(async (file) => {
      const bytes = await readFile(file);
      if (bytes.length < WORTH_BYTES) return;
      await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes));
      await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
    }),
  );
}
