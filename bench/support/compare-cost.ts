import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { cpuSecondsOf } from './cpu-time.ts';
import { askWithWrk } from './wrk.ts';
import type { Ask } from './wrk.ts';

/** A running server and the request to send. */
export interface Target {
  pid: number;
  ask: Ask;
  /** Minimum size of a response on the wire; a shorter one is an error. */
  leastBytes: number;
}

/** Result of one run of the load generator. */
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

/** Measures both servers alternately, so that other load affects both. The first run of each is a warm-up. */
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
  const { requests, bytes, cpuSeconds, seconds: took, p50Ms, p99Ms } = await askWithWrk(ask, seconds, script);
  const serverUs = ((cpuSecondsOf(pid) - before) / requests) * 1e6;
  const generatorUs = (cpuSeconds / requests) * 1e6;
  if (bytes / requests < leastBytes)
    throw new Error(`${ask.url}: ${bytes / requests} bytes per response instead of ${leastBytes}`);
  // Otherwise rates and latencies would measure the generator. A bare Fastify is close to this limit.
  if (generatorUs > serverUs * 1.5)
    throw new Error(`${ask.url}: the generator (${generatorUs}us) costs more than the server (${serverUs}us)`);
  return { serverUs, generatorUs, perSecond: requests / took, p50Ms, p99Ms };
}

/** Waits until requests of the previous run, which wrk has abandoned, are finished. */
async function untilIdle(pid: number): Promise<void> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const before = cpuSecondsOf(pid);
    await sleep(100);
    if (cpuSecondsOf(pid) - before < 0.02) return;
  }
}

export const medianOf = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
