import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { isReplaced, thisProcess } from './this-process.ts';

it('a process names the commit that it was started from', () => {
  const head = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: import.meta.dirname, encoding: 'utf8' });
  expect(thisProcess.commit).toBe(head.slice(0, 10));
});

it('a process notices that another commit was checked out in its folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-commit-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, '.git'));
  const checkOut = (commit: string) => writeFileSync(join(folder, '.git/HEAD'), `${commit}\n`);
  checkOut(execFileSync('git', ['rev-parse', 'HEAD'], { cwd: import.meta.dirname, encoding: 'utf8' }).trim());
  expect(isReplaced(folder)).toBe(false);
  checkOut('0123456789abcdef0123456789abcdef01234567');
  expect(isReplaced(folder)).toBe(true);
});
