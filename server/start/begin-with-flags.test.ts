import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

const beginsWith = new URL('begin-with-flags.mjs', import.meta.url);
const read = (name: string) => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8')) as unknown;
const folder = new URL('..', import.meta.url).href;
const flags = (read('node-flags.json') as string[]).map((flag) => flag.replace('./server/', folder));
const settings = read('node-env.json') as Record<string, string>;

/** Settings seen by a process started with plain `node` and `given`. */
function seenBy(given: string[], env: Record<string, string>, args: string[]) {
  const scratch = mkdtempSync(join(tmpdir(), 'portal-flags-'));
  onTestFinished(() => rmSync(scratch, { recursive: true }));
  const file = join(scratch, 'main.mjs');
  const says = 'process.stdout.write(JSON.stringify([process.execArgv, process.argv.slice(2), process.env]));';
  writeFileSync(file, `import ${JSON.stringify(beginsWith.href)};\n${says}\n`);
  const output = execFileSync(process.execPath, [...given, file, ...args], {
    env: { DATA_DIR: scratch, ...env },
    cwd: scratch,
  });
  return JSON.parse(output.toString()) as [string[], string[], Record<string, string>];
}

it('the portal runs with its flags and settings, however it was started', () => {
  const [execArgv, args, env] = seenBy([], { PORT: '1' }, ['--any']);
  expect(execArgv).toEqual(flags);
  expect(args).toEqual(['--any']);
  expect(env).toMatchObject({ ...settings, PORT: '1' });
});

it('what whoever starts it chose stays, and development is left alone', () => {
  const [execArgv, , env] = seenBy(['--max-old-space-size=300'], { MALLOC_ARENA_MAX: '4' }, []);
  expect(execArgv).toContain('--max-old-space-size=300');
  expect(execArgv).not.toContain('--max-old-space-size=512');
  expect(env.MALLOC_ARENA_MAX).toBe('4');
  expect(seenBy([], {}, ['--dev'])[0]).toEqual([]);
});
