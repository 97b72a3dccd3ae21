import { Writable } from 'node:stream';
import { vi } from 'vitest';

export interface Line {
  level: number;
  msg: string;
  reqId?: string;
  route?: string;
  status?: number;
  ip?: string;
}

/** A pino destination that stores the log. */
export function collectLog() {
  const written: string[] = [];
  const lines = () => written.map((line) => JSON.parse(line) as Line);
  return Object.assign(
    new Writable({
      write(chunk: Buffer, _encoding, done) {
        written.push(...chunk.toString().trim().split('\n'));
        done();
      },
    }),
    {
      lines,
      text: () => written.join('\n'),
      /** Waits until `choose` returns lines. */
      until: (choose: (lines: Line[]) => Line[]) =>
        vi.waitUntil(() => {
          const chosen = choose(lines());
          return chosen.length > 0 && chosen;
        }),
    },
  );
}
