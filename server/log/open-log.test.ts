import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

it('has written the lines of all requests when an error ends the process', () => {
  const file = fileURLToPath(new URL('crash.process.ts', import.meta.url));
  const { status, stdout } = spawnSync(process.execPath, [file], { encoding: 'utf8' });
  expect(status).toBe(1);
  const lines = stdout.trim().split('\n');
  expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([{ route: '/notice', msg: 'request' }]);
});
