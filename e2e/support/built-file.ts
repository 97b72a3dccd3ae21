import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { currentBuildFolder } from '#server/plugins/pages/build-folder.ts';

/** Folder of the browser files that the server under test serves. */
export function builtClient(): string {
  const folder = currentBuildFolder(join(import.meta.dirname, '../..'));
  if (folder === null) throw new Error('Nothing is built');
  return join(folder, 'client');
}

type Manifest = Record<string, { name?: string; file: string }>;

export const builtManifest = (): Manifest =>
  JSON.parse(readFileSync(join(builtClient(), '.vite/manifest.json'), 'utf8')) as Manifest;

/** Path of the script with this name. */
export function builtFile(name: string): string {
  const file = Object.values(builtManifest()).find((chunk) => chunk.name === name)?.file;
  if (file === undefined) throw new Error(`The build has no script named ${name}`);
  return file;
}
