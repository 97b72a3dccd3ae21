import { expect, it } from 'vitest';
import { createLog } from './create-log.ts';

function lineOf(message: string): string {
  const lines: string[] = [];
  createLog('info', { write: (line) => lines.push(line) }).error({ err: new Error(message) }, 'failed');
  return lines.join('');
}

it('masks a mail address whole, however long it is', () => {
  const line = lineOf(`550 <gildong.hong${'-'.repeat(80)}@example.com>: user unknown`);
  expect(line).toContain('550 <gi***@example.com>: user unknown');
  expect(line).not.toContain('dong');
});

it('looks for mail addresses once in a long message', () => {
  const started = process.threadCpuUsage();
  lineOf('a'.repeat(1_000_000));
  const { user, system } = process.threadCpuUsage(started);
  // 50 ms; from every letter anew, 1,400 ms.
  expect((user + system) / 1_000).toBeLessThan(500);
});
