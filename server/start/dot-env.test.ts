import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { loadInstalledSettings } from './dot-env.ts';

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
  loadInstalledSettings(installed);
  expect([process.env.PRODUCT_NAME, process.env.DATA_DIR]).toEqual(['설치한 포털', '/var/lib/portal']);
});

it('a checkout with settings of its own keeps to them', () => {
  const folder = inFolder();
  writeFileSync(join(folder, 'portal.env'), 'PRODUCT_NAME=설치한 포털\n');
  writeFileSync(join(folder, '.env'), 'PRODUCT_NAME=시험하는 포털\n');
  loadInstalledSettings(join(folder, 'portal.env'));
  expect([process.env.PRODUCT_NAME, process.env.DATA_DIR]).toEqual(['시험하는 포털', undefined]);
});
