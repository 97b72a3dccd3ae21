import { getEventListeners } from 'node:events';
import { readFileSync, readdirSync } from 'node:fs';
import { PassThrough, Readable } from 'node:stream';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { readApart } from './launcher.ts';

/** Empty for a process or thread that ends meanwhile. */
const fromProc = (path: string): string => {
  try {
    return readFileSync(`/proc/${path}`, 'latin1');
  } catch {
    return '';
  }
};
const childrenOf = (pid: number): number[] =>
  readdirSync(`/proc/${pid}/task`)
    .flatMap((task) => fromProc(`${pid}/task/${task}/children`).trim().split(' '))
    .filter((child) => child !== '')
    .map(Number);
const programOf = (pid: number) => fromProc(`${pid}/cmdline`);
const launchers = () => childrenOf(process.pid).filter((pid) => programOf(pid).includes('launcher.process'));

const patience = { timeout: 60_000, interval: 20 };

/** A file whose reading has begun and does not end. */
async function readEndlessly(signal?: AbortSignal) {
  const file = new PassThrough();
  file.write('셀렉터');
  const text = readApart('txt', file, signal);
  text.catch(() => undefined);
  await vi.waitUntil(() => launchers().some((pid) => childrenOf(pid).length > 0), patience);
  const [launcher = 0] = launchers();
  return { file, text, launcher };
}

describe.runIf(process.platform === 'linux')('what reads a file', { timeout: 120_000 }, () => {
  it('is started by another process than this one, which would stand still meanwhile', async () => {
    const { file, text } = await readEndlessly();
    expect(launchers()).toHaveLength(1);
    expect(childrenOf(process.pid).filter((pid) => programOf(pid).includes('read-text'))).toEqual([]);
    file.end('를 고칩니다');
    expect(await text).toBe('셀렉터를 고칩니다');
  });

  it('ends when it is not wanted any more, and the next is read', async () => {
    const stopping = new AbortController();
    const { text, launcher } = await readEndlessly(stopping.signal);
    stopping.abort(new Error('stopping'));
    await expect(text).rejects.toThrow('stopping');
    await vi.waitUntil(() => childrenOf(launcher).length === 0, patience);
    expect(await readApart('txt', Readable.from([Buffer.from('다음')]))).toBe('다음');
  });

  it('leaves nothing behind at a signal that outlives it', async () => {
    const { signal } = new AbortController();
    expect(await readApart('txt', Readable.from([Buffer.from('글')]), signal)).toBe('글');
    expect(getEventListeners(signal, 'abort')).toEqual([]);
  });

  it('is told to be away, not unreadable, when its launcher has ended, and another is started', async () => {
    const { text, launcher } = await readEndlessly();
    process.kill(launcher, 'SIGKILL');
    await expect(text).rejects.toMatchObject({ code: 'CM09' });
    expect(await readApart('txt', Readable.from([Buffer.from('다음')]))).toBe('다음');
    expect(launchers()).not.toContain(launcher);
  });

  it('is told to be away when its launcher hangs, which is ended, and another is started', async () => {
    const { text, launcher } = await readEndlessly();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    process.kill(launcher, 'SIGSTOP');
    const next = readApart('txt', Readable.from([Buffer.from('다음')]));
    vi.advanceTimersByTime(120_000);
    await expect(next).rejects.toMatchObject({ code: 'CM09' });
    vi.useRealTimers();
    await expect(text).rejects.toMatchObject({ code: 'CM09' });
    expect(await readApart('txt', Readable.from([Buffer.from('다음')]))).toBe('다음');
    expect(launchers()).not.toContain(launcher);
  });
});

it('is told as it was when its bytes cannot be got', async () => {
  const broken = new Readable({ read: () => broken.destroy(new Error('storage is away')) });
  await expect(readApart('txt', broken)).rejects.toThrow('storage is away');
});
