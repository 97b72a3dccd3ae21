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

it.each([
  [{ BOT_CHECK: 'captcha' }, 'pow, recaptcha, none 가운데 하나여야 합니다'],
  [{ PORT: 'http' }, '숫자여야 합니다'],
])('a wrong setting says what is allowed: %j', (env, allowed) => {
  expect(() => readConfig(env)).toThrow(allowed);
});

describe('a wrong setting', () => {
  it.each([
    [{ PORT: 'abc' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ PUBLIC_URL: 'portal' }, 'PUBLIC_URL'],
    [{ PUBLIC_URL: 'https://example.com/portal' }, 'PUBLIC_URL'],
    [{ PUBLIC_URL: 'https://example.com/?a=1' }, 'PUBLIC_URL'],
    [{ PUBLIC_URL: 'https://user:word@example.com' }, 'PUBLIC_URL'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
    [{ STORAGE_URL: 'https://bucket.example.com' }, 'STORAGE_URL'],
    [{ STORAGE_URL: 's3://Bucket_Name' }, 'STORAGE_URL'],
    [{ STORAGE_URL: 's3://key:secret@files' }, 'STORAGE_URL'],
    [{ STORAGE_URL: 's3://files/a b' }, 'STORAGE_URL'],
    [{ STORAGE_URL: 's3://files?endpoint=files.example.com' }, 'STORAGE_URL'],
    [{ STORAGE_URL: 's3://files?bucket=x' }, 'STORAGE_URL'],
    [{ STORAGE_URL: 's3://files', STORAGE_ACCESS_KEY: 'key' }, 'STORAGE_ACCESS_KEY'],
    [{ STORAGE_ACCESS_KEY: 'key', STORAGE_SECRET_KEY: 'secret' }, 'STORAGE_ACCESS_KEY'],
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
    [{ SESSION_IDLE_HOURS: '0' }, 'SESSION_IDLE_HOURS'],
    [{ SESSION_IDLE_HOURS: '2.5' }, 'SESSION_IDLE_HOURS'],
    [{ SESSION_IDLE_HOURS_STAFF: 'off' }, 'SESSION_IDLE_HOURS_STAFF'],
    [{ REQUIRE_SECOND_FACTOR: 'all' }, 'REQUIRE_SECOND_FACTOR'],
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
    await expect(start).rejects.toMatchObject({ code: 78, stderr: expect.stringMatching(/^설정 PORT [^\n]+\n$/) });
  });
});

it.each(['none', '127.0.0.1', '10.0.0.0/8, ::1', 'loopback'])('TRUST_PROXY takes %s', (value) => {
  expect(() => readConfig({ TRUST_PROXY: value })).not.toThrow();
});

it('takes an empty setting as not given', () => {
  expect(readConfig({ DATABASE_URL: '', PORT: '' })).toMatchObject({ databaseUrl: null, port: 3000 });
});

it('knows where files are kept', () => {
  expect(readConfig({}).storage).toBeNull();
  expect(readConfig({ STORAGE_URL: 's3://files' }).storage).toEqual({
    bucket: 'files',
    prefix: '',
    endpoint: null,
    region: 'us-east-1',
    isPathStyle: false,
    credentials: null,
  });
  expect(
    readConfig({
      STORAGE_URL: 's3://files/portal/a?endpoint=http://127.0.0.1:9000&region=ap-northeast-2',
      STORAGE_ACCESS_KEY: 'key',
      STORAGE_SECRET_KEY: 'se/cr+et',
    }).storage,
  ).toEqual({
    bucket: 'files',
    prefix: 'portal/a/',
    endpoint: 'http://127.0.0.1:9000',
    region: 'ap-northeast-2',
    isPathStyle: true,
    credentials: { accessKeyId: 'key', secretAccessKey: 'se/cr+et' },
  });
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
