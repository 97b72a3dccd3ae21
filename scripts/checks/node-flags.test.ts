import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const flags = JSON.parse(readFileSync('scripts/node-flags.json', 'utf8')) as string[];

it('a deployed portal runs as `npm start` runs it', () => {
  const service = /^ExecStart=(.*)$/m.exec(readFileSync('deploy/portal.service', 'utf8'))?.[1]?.split(' ');
  expect(service?.slice(1)).toEqual([...flags, 'server/main.ts']);
  const command = /^CMD (\[.*\])$/m.exec(readFileSync('deploy/Containerfile', 'utf8'))?.[1] ?? '[]';
  expect(JSON.parse(command)).toEqual(['node', ...flags, 'server/main.ts']);
});
