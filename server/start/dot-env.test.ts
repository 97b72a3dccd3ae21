import { execFile, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it, onTestFinished, vi } from 'vitest';
import { selfSigned } from '#server/testing/self-signed.ts';
import { ConfigError } from '../config.ts';
import { ambiguousNames, backupsOf, loadInstalledSettings } from './dot-env.ts';

function inFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-settings-'));
  const before = process.cwd();
  process.chdir(folder);
  onTestFinished(() => {
    process.chdir(before);
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true, force: true });
  });
  vi.stubEnv('DATA_DIR', undefined);
  vi.stubEnv('PRODUCT_NAME', undefined);
  return folder;
}

it('a command takes the settings of the installed service, which name its folder or leave it where the unit puts it', () => {
  const installed = join(inFolder(), 'portal.env');
  writeFileSync(installed, 'PRODUCT_NAME=설치한 포털\n');
  expect(loadInstalledSettings(installed)).toBe(installed);
  expect([process.env.PRODUCT_NAME, process.env.DATA_DIR]).toEqual(['설치한 포털', '/var/lib/portal']);
});

/** Rights do not bind root. */
function asAnotherUser<T>(work: () => T): T {
  if (process.geteuid?.() !== 0) return work();
  process.seteuid?.(65_534);
  try {
    return work();
  } finally {
    process.seteuid?.(0);
  }
}

it('a unit that runs as another user needs no file that only root reads; a person is told who may read it', () => {
  const folder = inFolder();
  const installed = join(folder, 'portal.env');
  writeFileSync(installed, 'PRODUCT_NAME=설치한 포털\n', { mode: 0o000 });
  chmodSync(folder, 0o755);
  vi.stubEnv('INVOCATION_ID', undefined);
  const load = () => asAnotherUser(() => loadInstalledSettings(installed));
  expect(load).toThrow(new ConfigError(`설정 파일을 읽을 권한이 없습니다: ${installed} sudo로 실행해주세요.`));
  vi.stubEnv('INVOCATION_ID', '0123456789abcdef0123456789abcdef');
  expect(load).toThrow(ConfigError);
  vi.stubEnv('DATA_DIR', '/var/lib/portal');
  expect(load()).toBeNull();
});

it('a checkout with settings of its own keeps to them', () => {
  const folder = inFolder();
  writeFileSync(join(folder, 'portal.env'), 'PRODUCT_NAME=설치한 포털\n');
  writeFileSync(join(folder, '.env'), 'PRODUCT_NAME=시험하는 포털\n');
  loadInstalledSettings(join(folder, 'portal.env'));
  expect([process.env.PRODUCT_NAME, process.env.DATA_DIR]).toEqual(['시험하는 포털', undefined]);
});

it('a check of the settings reads what commands read, says where, and ends with 78 when one is wrong', () => {
  const folder = inFolder();
  writeFileSync(join(folder, '.env'), 'PORT=abc\n');
  const main = fileURLToPath(new URL('../main.ts', import.meta.url));
  const env = { ...process.env, PORT: undefined, DATA_DIR: folder };
  const { status, stderr } = spawnSync(process.execPath, [main, '--check'], { env, encoding: 'utf8' });
  expect(stderr).toContain(`설정을 읽은 곳: ${join(folder, '.env')}`);
  expect(stderr).toContain('설정 PORT');
  expect(status).toBe(78);
  expect(readdirSync(folder), 'nothing is left behind').toEqual(['.env']);
});

it('values are named that systemd reads otherwise than commands do, and no others', () => {
  const file = join(inFolder(), 'portal.env');
  const equal = String.raw`# A=b#c
PORT=3000
SMTP_URL=smtp://portal%40example.com:a%23b@mail:587
METRICS_TOKEN='a#b\c'
PRODUCT_NAME="한국 #1"
ADMIN_PASSWORD=
`;
  writeFileSync(file, equal);
  expect(ambiguousNames(file)).toEqual([]);
  writeFileSync(
    file,
    String.raw`${equal}A=b#c
B=b\c
C= #c
D="b\c"
E='b' # c
F="b" # c
`,
  );
  expect(ambiguousNames(file)).toEqual(['A', 'B', 'C', 'D', 'E', 'F']);
});

it('backups of an installation go beside it, those of a checkout below it', () => {
  expect(backupsOf('/etc/portal.env')).toBe('/var/backups/portal');
  expect(backupsOf(join(process.cwd(), '.env'))).toBe('backups');
  expect(backupsOf(null)).toBe('backups');
});

it('a certificate authority that the settings file names is trusted, though Node.js asks for it only when it starts', async () => {
  const folder = inFolder();
  const { key, cert } = selfSigned('localhost');
  const server = createServer({ key, cert }, (_request, reply) => reply.end('trusted'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  writeFileSync(join(folder, 'ca.pem'), cert);
  writeFileSync(join(folder, '.env'), 'NODE_EXTRA_CA_CERTS=ca.pem\n');
  const program = `
    const { loadInstalledSettings } = await import(${JSON.stringify(new URL('dot-env.ts', import.meta.url).href)});
    loadInstalledSettings();
    const { get } = await import('node:https');
    get({ port: ${(server.address() as AddressInfo).port}, host: '127.0.0.1', servername: 'localhost' }, (answer) => answer.pipe(process.stdout));
  `;
  const asked = () =>
    promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program], {
      cwd: folder,
      env: { PATH: process.env.PATH },
    });
  expect((await asked()).stdout).toBe('trusted');
  writeFileSync(join(folder, 'ca.pem'), 'not a certificate');
  await expect(asked()).rejects.toThrow('설정 NODE_EXTRA_CA_CERTS의 파일에 PEM 인증서가 없습니다: ca.pem');
  rmSync(join(folder, 'ca.pem'));
  await expect(asked()).rejects.toThrow('설정 NODE_EXTRA_CA_CERTS의 파일을 읽을 수 없습니다: ca.pem');
});
