import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('who replaces a module takes it out of those that tests of one worker share, before and after', () => {
  const files = globSync('{bench,fuzz,server,shared,web,scripts}/**/*.test.{ts,tsx}');
  const mocking = files.filter((file) => /^vi\.mock\(/m.test(readFileSync(file, 'utf8')));
  expect(mocking.length).toBeGreaterThan(0);
  for (const file of mocking) {
    const source = readFileSync(file, 'utf8');
    expect(source, file).toMatch(/vi\.hoisted\([^]*?vi\.resetModules\(\)/);
    expect(source, file).toContain('afterAll(() => void vi.resetModules());');
  }
});
