import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { ConfigError, SETTING_NAMES, readConfig } from './config.ts';

const ROOT = join(import.meta.dirname, '..');

it('.env.example lists every setting, and no other', () => {
  const example = readFileSync(join(ROOT, '.env.example'), 'utf8');
  const listed = [...example.matchAll(/^# ([A-Z_]+)=/gm)].map((match) => match[1] ?? '');
  expect(listed.toSorted()).toEqual(SETTING_NAMES.toSorted());
});

describe('a wrong setting', () => {
  it.each([
    [{ PORT: 'abc' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ PUBLIC_URL: 'portal' }, 'PUBLIC_URL'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
    [{ SMTP_URL: 'mail.example.com' }, 'SMTP_URL'],
    [{ ADMIN_ID: 'a' }, 'ADMIN_ID'],
    [{ ADMIN_PASSWORD: 'short' }, 'ADMIN_PASSWORD'],
    [{ ADMIN_PASSWORD: 'nodigitsorsigns' }, 'ADMIN_PASSWORD'],
    [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY'],
    [{ TRUST_PROXY: '10.0.0.0/33' }, 'TRUST_PROXY'],
    [{ TRUST_PROXY: '127.0.0.1,proxy.example' }, 'TRUST_PROXY'],
    [{ SEED: 'yes' }, 'SEED'],
    [{ BOT_CHECK: 'recaptcha' }, 'BOT_CHECK'],
    [{ DRIVER_DOWNLOAD_BASE: 'files.example.com' }, 'DRIVER_DOWNLOAD_BASE'],
    [{ DRIVER_SOURCE_HOSTS: 'https://example.com/' }, 'DRIVER_SOURCE_HOSTS'],
    [{ CHAT_PROVIDER: 'gpt' }, 'CHAT_PROVIDER'],
    [{ CHAT_API_URL: 'ftp://model.example' }, 'CHAT_API_URL'],
    [{ CHAT_API_KEY: 'app-1' }, 'CHAT_PROVIDER'],
    [{ CHAT_MODEL: 'm' }, 'CHAT_PROVIDER'],
    [{ CHAT_PROVIDER: 'dify', CHAT_API_URL: 'https://dify.example/v1' }, 'CHAT_PROVIDER'],
    [{ CHAT_PROVIDER: 'dify', CHAT_API_KEY: 'app-1' }, 'CHAT_PROVIDER'],
    [
      { CHAT_PROVIDER: 'dify', CHAT_API_URL: 'https://dify.example/v1', CHAT_API_KEY: 'app-1', CHAT_MODEL: 'm' },
      'CHAT_PROVIDER',
    ],
    [{ CHAT_PROVIDER: 'openai', CHAT_API_URL: 'http://127.0.0.1:11434/v1' }, 'CHAT_PROVIDER'],
    [{ CHAT_PROVIDER: 'openai', CHAT_MODEL: 'm' }, 'CHAT_PROVIDER'],
    [{ CHAT_EMBED_ORIGINS: 'https://example.com/chat' }, 'CHAT_EMBED_ORIGINS'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
  ])('%j is refused with one line that names %s', (env, name) => {
    expect(() => readConfig(env)).toThrow(ConfigError);
    expect(() => readConfig(env)).toThrow(new RegExp(`^설정 ${name} [^\\n]+$`));
  });

  it('stops the start', async () => {
    const start = promisify(execFile)(process.execPath, ['server/main.ts'], {
      cwd: ROOT,
      env: { PATH: process.env.PATH, PORT: 'abc' },
    });
    await expect(start).rejects.toMatchObject({ code: 1, stderr: expect.stringMatching(/^설정 PORT [^\n]+\n$/) });
  });
});

it.each(['none', '127.0.0.1', '10.0.0.0/8, ::1', 'loopback'])('TRUST_PROXY takes %s', (value) => {
  expect(() => readConfig({ TRUST_PROXY: value })).not.toThrow();
});

it('takes an empty setting as not given', () => {
  expect(readConfig({ DATABASE_URL: '', PORT: '' })).toMatchObject({ databaseUrl: null, port: 3000 });
});

it('knows who answers in the assistant', () => {
  const url = 'http://127.0.0.1:11434/v1/';
  expect(readConfig({}).chat).toEqual({ provider: 'builtin' });
  expect(readConfig({ CHAT_PROVIDER: 'dify', CHAT_API_URL: url, CHAT_API_KEY: 'app-1' }).chat).toEqual({
    provider: 'dify',
    url: 'http://127.0.0.1:11434/v1',
    key: 'app-1',
  });
  expect(readConfig({ CHAT_PROVIDER: 'openai', CHAT_API_URL: url, CHAT_MODEL: 'm' }).chat).toEqual({
    provider: 'openai',
    url: 'http://127.0.0.1:11434/v1',
    key: null,
    model: 'm',
  });
});
