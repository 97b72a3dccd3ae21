import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('the server normalises texts by `composed` alone: on its own, that takes quadratic time for many marks', () => {
  const files = globSync('{server,shared}/**/*.ts', { exclude: ['**/*.{test,fixture}.ts', '**/testing/**'] });
  const own = files.filter((file) => /\.normalize\(/.test(readFileSync(file, 'utf8')));
  expect(own).toEqual(['shared/text/compose.ts']);
});
