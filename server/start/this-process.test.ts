import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { thisProcess } from './this-process.ts';

it('a process names the commit that it was started from', () => {
  const head = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: import.meta.dirname, encoding: 'utf8' });
  expect(thisProcess.commit).toBe(head.slice(0, 10));
});
