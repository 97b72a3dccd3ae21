import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { onTestFinished } from 'vitest';

/** A folder with these files, as the manual is kept, for as long as the test runs. */
export async function manualFolder(pages: Record<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), 'manual-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  for (const [name, source] of Object.entries(pages)) await writeFile(join(folder, name), source);
  return { folder, url: pathToFileURL(`${folder}/`) };
}
