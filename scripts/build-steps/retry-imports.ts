import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** `import()` of another file, as the bundler writes it. */
const DYNAMIC_IMPORT = /\bimport\(`\.\/([\w-]+\.js)`\)/g;

/** Lets the pages of a build import lazily through web/lib/import-chunk.ts, which the manual lacks. */
export function retryImports(folder: string): void {
  let count = 0;
  for (const file of globSync(path.join(folder, 'client/assets/*.js'))) {
    if (path.basename(file).startsWith('manual-')) continue;
    const code = readFileSync(file, 'utf8');
    const retried = code.replace(DYNAMIC_IMPORT, (_, name) => {
      count += 1;
      return `importChunk(\`${name}\`)`;
    });
    if (retried !== code) writeFileSync(file, retried);
  }
  if (count === 0)
    throw new Error('The bundler writes lazy imports in another form: scripts/build-steps/retry-imports.ts');
}
