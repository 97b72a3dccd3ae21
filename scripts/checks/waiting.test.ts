import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** A fixed pause is too short on a busy machine and too long on an idle one. */
const PAUSES = /setTimeout(?: as \w+)? \} from 'node:timers\/promises'|new Promise\([^)]*\) => setTimeout\(/;

/** Advances a fake clock, and gives connections real time between the steps. */
const WITH_FAKE_CLOCK = ['server/features/chat/chat.test.ts'];

it('tests wait for conditions: none pauses but where a fake clock is moved', () => {
  const files = globSync('{server,shared,web,scripts,media}/**/*.{test,fixture}.{ts,tsx}');
  const pausing = files.filter((file) => PAUSES.test(readFileSync(file, 'utf8')));
  expect(pausing).toEqual(WITH_FAKE_CLOCK);
  for (const file of WITH_FAKE_CLOCK) expect(readFileSync(file, 'utf8')).toContain('vi.useFakeTimers(');
});
