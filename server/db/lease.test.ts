import { describe, expect, it, vi } from 'vitest';
import { buildTestApp } from '../testing/build-test-app.ts';
import { alone, readLease, takeLease } from './lease.ts';

describe('what one instance does for all', () => {
  it('is done by one at a time, and by the next when it is let go', async () => {
    const { context } = await buildTestApp();
    const takes = await Promise.all([1, 2, 3].map(() => takeLease(context, 'work')));
    const held = takes.filter((lease) => lease !== null);
    expect(held).toHaveLength(1);
    expect(await alone(context, 'work', () => expect.unreachable('another holds it'))).toBe(false);
    expect(await alone(context, 'other-work', async () => undefined)).toBe(true);
    await held[0]?.[Symbol.asyncDispose]();
    expect(await alone(context, 'work', async () => undefined)).toBe(true);
  });

  it('is let go when it fails', async () => {
    const { context } = await buildTestApp();
    await expect(alone(context, 'work', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await alone(context, 'work', async () => undefined)).toBe(true);
  });

  it('is told to the others while it goes on', async () => {
    const { context } = await buildTestApp();
    await using lease = await takeLease(context, 'work', 'begun');
    expect(await readLease(context, 'work')).toBe('begun');
    lease?.tell('half');
    await vi.waitFor(async () => expect(await readLease(context, 'work')).toBe('half'), 10_000);
    expect(await readLease(context, 'other-work')).toBeNull();
  });

  it('goes to another when its instance is gone for a minute, and who comes back late may not go on', async () => {
    const { context, advance } = await buildTestApp();
    await using gone = await takeLease(context, 'work');
    advance(61_000);
    expect(await readLease(context, 'work')).toBeNull();
    await using next = await takeLease(context, 'work', 'of the next');
    expect(next).not.toBeNull();
    gone?.tell('of the one that was gone');
    await vi.waitFor(() => expect(() => gone?.tell('more')).toThrow('was lost'), 10_000);
    expect(await readLease(context, 'work')).toBe('of the next');
  });
});
