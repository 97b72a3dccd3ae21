import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { cpuSecondsOf } from './cpu-time.ts';
import { askWithWrk } from './wrk.ts';
import type { Ask } from './wrk.ts';

/** A server that runs, and what is asked of it. */
export interface Target {
  pid: number;
  ask: Ask;
  /** Bytes of one answer on the wire at least, so that no shorter answer passes for it. */
  leastBytes: number;
}

/** One run of the generator against one server. */
export interface Cost {
  /** Processor time of the server process per request. */
  serverUs: number;
  generatorUs: number;
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
}

export interface Round {
  load: number;
  portal: Cost;
  limit: Cost;
}

interface Plan {
  rounds: number;
  seconds: number;
  script: string;
}

/** By turns, so that whatever else the machine does meets both; the first turn of each only warms it up. */
export async function compareCost(portal: Target, limit: Target, plan: Plan): Promise<Round[]> {
  await costOf(portal, plan);
  await costOf(limit, plan);
  const rounds: Round[] = [];
  for (let round = 0; round < plan.rounds; round += 1) {
    const load = loadavg()[0] ?? 0;
    rounds.push({ load, portal: await costOf(portal, plan), limit: await costOf(limit, plan) });
  }
  return rounds;
}

async function costOf({ pid, ask, leastBytes }: Target, { seconds, script }: Plan): Promise<Cost> {
  await untilIdle(pid);
  const before = cpuSecondsOf(pid);
  const asked = await askWithWrk(ask, seconds, script);
  const serverUs = ((cpuSecondsOf(pid) - before) / asked.requests) * 1e6;
  const generatorUs = (asked.cpuSeconds / asked.requests) * 1e6;
  if (asked.bytes / asked.requests < leastBytes)
    throw new Error(`${ask.url}: ${asked.bytes / asked.requests} bytes each instead of ${leastBytes}`);
  // Otherwise the rates and waiting times would be the generator's. A bare Fastify comes close to it: nothing is waited
  // for there, and its processor time is read all the same.
  if (generatorUs > serverUs * 1.5)
    throw new Error(`${ask.url}: asking (${generatorUs}us) costs more than ${serverUs}us`);
  return { serverUs, generatorUs, perSecond: asked.requests / asked.seconds, p50Ms: asked.p50Ms, p99Ms: asked.p99Ms };
}

/** What was still being done for requests that nobody waits for any longer belongs to no measurement. */
async function untilIdle(pid: number): Promise<void> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const before = cpuSecondsOf(pid);
    await sleep(100);
    if (cpuSecondsOf(pid) - before < 0.02) return;
  }
}

/** The one in the middle. */
export const medianOf = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
