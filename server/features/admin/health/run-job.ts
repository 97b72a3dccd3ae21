import type { JobName } from '#shared/jobs.ts';
import type { Context } from '#server/context.ts';
import { nowIso } from '#server/context.ts';

/** Jobs that succeed every few seconds are stored at most once a minute. */
const SAID_EVERY_MS = 60_000;

/**
 * Runs a job and stores its time and error. Returns whether it succeeded. After `stopping` is aborted nothing is
 * started, and aborted work is not a failure.
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
