import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { onTestFinished } from 'vitest';

/** A folder with manual pages for the duration of a test. */
export async function manualFolder(pages: Record<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), 'manual-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  for (const [name, source] of Object.entries(pages)) await writeFile(join(folder, name), source);
  return { folder, url: pathToFileURL(`${folder}/`) };
}
