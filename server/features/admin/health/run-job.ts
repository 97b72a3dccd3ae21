import type { JobName } from '#shared/jobs.ts';
import type { Context } from '#server/context.ts';
import { nowIso } from '#server/context.ts';

/** Of a job that goes well every few seconds, one row a minute is enough. */
const SAID_EVERY_MS = 60_000;

/**
 * Runs a job and keeps when, and what went wrong; answers whether it went well. Once `stopping` is aborted nothing is
 * begun, and what breaks off is no failure.
 */
export function createJobRunner(context: Context, stopping?: AbortSignal) {
  const lastSaid = new Map<JobName, number>();
  return async (name: JobName, work: () => Promise<unknown>): Promise<boolean> => {
    if (stopping?.aborted) return false;
    const startedAt = nowIso(context);
    let error: string | null = null;
    try {
      await work();
    } catch (cause) {
      if (stopping?.aborted) return false;
      context.log.error({ err: cause, job: name }, 'background work failed');
      error = cause instanceof Error ? cause.message.slice(0, 300) : 'unknown';
    }
    const ranBefore = Date.now() - (lastSaid.get(name) ?? 0);
    if (error === null && ranBefore < SAID_EVERY_MS) return true;
    lastSaid.set(name, error === null ? Date.now() : 0);
    await keep(context, name, startedAt, error);
    return error === null;
  };
}

async function keep(context: Context, name: JobName, startedAt: string, error: string | null): Promise<void> {
  const run = { started_at: startedAt, ended_at: nowIso(context), error };
  try {
    await context.db
      .insertInto('job_run')
      .values({ name, ...run })
      .onConflict((conflict) => conflict.column('name').doUpdateSet(run))
      .execute();
  } catch (cause) {
    context.log.error({ err: cause, job: name }, 'run of a job could not be kept');
  }
}
