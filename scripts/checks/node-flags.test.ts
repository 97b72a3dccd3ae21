import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const flags = JSON.parse(readFileSync('scripts/node-flags.json', 'utf8')) as string[];
const settings = JSON.parse(readFileSync('scripts/node-env.json', 'utf8')) as Record<string, string>;

it('a deployed portal runs as `npm start` runs it', () => {
  const unit = readFileSync('deploy/portal.service', 'utf8');
  const service = /^ExecStart=(.*)$/m.exec(unit)?.[1]?.split(' ');
  expect(service?.slice(1)).toEqual([...flags, 'server/main.ts']);
  const image = readFileSync('deploy/Containerfile', 'utf8');
  const command = /^CMD (\[.*\])$/m.exec(image)?.[1] ?? '[]';
  expect(JSON.parse(command)).toEqual(['node', ...flags, 'server/main.ts']);
  for (const [name, value] of Object.entries(settings)) {
    expect(unit).toContain(`\nEnvironment=${name}=${value}\n`);
    expect(image).toContain(` ${name}=${value}`);
  }
});
