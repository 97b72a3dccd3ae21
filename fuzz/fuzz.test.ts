import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Role } from '#shared/permissions.ts';
import { makeUser } from '#server/testing/make/make.user.ts';
import { heapInUse } from './heap.ts';
import { faultOf, send } from './judge.ts';
import { UNDESCRIBED, operationsOf } from './operations.ts';
import type { Operation } from './operations.ts';
import { shotsOf } from './requests.ts';
import type { Shot } from './requests.ts';
import type { World } from './world.ts';
import { makeWorld } from './world.ts';

/** Requests per operation and user; `npm run fuzz` sends more, with other seeds. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 10);
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_121);

/** Allowed growth for compiled code and caches; memory leaked by every request would be more. */
const GROWS_AT_MOST_MIB = 64;

type Asker = 'anonymous' | Role;

/** Kinds of users; a session that a request has ended is started again. */
function sessionOf({ portal }: World, asker: Asker) {
  let token: string | null = null;
  return {
    async headers(): Promise<Record<string, string>> {
      if (asker === 'anonymous') return {};
      token ??= (await makeUser(portal, { roles: [asker] })).token;
      return { authorization: `Bearer ${token}` };
    },
    /** The session is no longer valid, or no longer has its roles. */
    forget: () => void (token = null),
  };
}

/** Sends generated requests to an operation; returns a short description of each failure. */
async function attack(world: World, operation: Operation, asker: Asker, statuses: Map<number, number>) {
  const session = sessionOf(world, asker);
  let sent = 0;
  const outcome = await fc.check(
    fc.asyncProperty(shotsOf(operation, world.known), async (shot) => {
      const authorization = await session.headers();
      sent += 1;
      // A new address per request, so that no rate limit applies.
      const address = `10.${sent >> 16}.${(sent >> 8) & 255}.${sent & 255}`;
      const answer = await send(world.portal, { ...shot, headers: { ...authorization, ...shot.headers } }, address);
      statuses.set(answer.statusCode, (statuses.get(answer.statusCode) ?? 0) + 1);
      if (answer.statusCode === 403) session.forget();
      const fault = faultOf(answer, asker === 'ROLE_ADMIN');
      if (fault !== null) throw new Error(fault);
    }),
    { seed: SEED, numRuns: RUNS },
  );
  if (!outcome.failed) return [];
  const reason = outcome.errorInstance instanceof Error ? outcome.errorInstance.message : 'failed';
  return [`${operation.method} ${operation.path}: ${reason} ${shortened(outcome.counterexample?.[0])}`];
}

/** Readable form: shortens repeated characters and bytes. */
const shortened = (shot: Shot | undefined) =>
  JSON.stringify({ ...shot, payload: shot?.payload?.toString() })
    .replace(/(.)\1{30,}/gsu, (run, one: string) => `${one}×${run.length}`)
    .slice(0, 1_000);

it.each(['anonymous', 'ROLE_USER', 'ROLE_ADMIN'] satisfies Asker[])(
  'nothing that %s can send makes any operation fail with 5xx, hang, tell a secret, or answer without Korean',
  async (asker) => {
    const world = await makeWorld();
    const operations = [...(await operationsOf(world.portal)), ...UNDESCRIBED];
    const statuses = new Map<number, number>();
    const before = heapInUse();
    const faults: string[] = [];
    for (const operation of operations) faults.push(...(await attack(world, operation, asker, statuses)));
    const after = heapInUse();
    const sent = [...statuses.values()].reduce((sum, count) => sum + count, 0);
    if (process.env.FUZZ_RUNS) {
      const list = [...statuses].toSorted(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`);
      process.stdout.write(
        `\n${asker}: 요청 ${sent}건, 호출 ${operations.length}가지, 상태 ${list.join(', ')}, 힙 ${before} → ${after} MiB\n`,
      );
    }
    expect(faults).toEqual([]);
    expect(after - before).toBeLessThan(GROWS_AT_MOST_MIB);
    expect(operations.length).toBeGreaterThan(150);
    expect(sent).toBeGreaterThanOrEqual(operations.length * RUNS);
  },
  3_600_000,
);
