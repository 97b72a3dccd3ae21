import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const MANIFEST = join(import.meta.dirname, '../../dist/client/.vite/manifest.json');

/** Where the build put the script of this name. */
export function builtFile(name: string): string {
  const chunks = Object.values(
    JSON.parse(readFileSync(MANIFEST, 'utf8')) as Record<string, { name?: string; file: string }>,
  );
  const file = chunks.find((chunk) => chunk.name === name)?.file;
  if (file === undefined) throw new Error(`The build has no script named ${name}`);
  return file;
}
