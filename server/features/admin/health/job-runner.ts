import type { JobName } from '#shared/jobs.ts';
import type { Context } from '#server/context.ts';
import { nowIso } from '#server/context.ts';

/** Result of a run that had nothing to try, so that the failure before stays as it is. */
export const NO_NEWS = Symbol('no news');

/** Jobs that succeed every few seconds are stored at most once a minute. */
const SAID_EVERY_MS = 60_000;

/**
 * Runs a job and stores its time and error. Returns whether it succeeded. `work` may
 * resolve with NO_NEWS: then nothing is stored. After `stopping` is aborted nothing is
 * started, and aborted work is not a failure.
 */
export function createJobRunner(context: Context, stopping?: AbortSignal) {
  const lastSaid = new Map<JobName, number>();
  return async (name: JobName, work: () => Promise<unknown>): Promise<boolean> => {
    if (stopping?.aborted) return false;
    const startedAt = nowIso(context);
    let error: string | null = null;
    try {
      if ((await work()) === NO_NEWS) return false;
    } catch (cause) {
      if (stopping?.aborted) return false;
      context.log.error({ err: cause, job: name }, 'background work failed');
      error = cause instanceof Error ? cause.message.slice(0, 300) : 'unknown';
    }
    const ranBefore = Date.now() - (lastSaid.get(name) ?? 0);
    if (error === null && ranBefore < SAID_EVERY_MS) return true;
    lastSaid.set(name, error === null ? Date.now() : 0);
    await recordRun(context, name, startedAt, error).catch((err: unknown) =>
      context.log.error({ err, job: name }, 'run of a job could not be kept'),
    );
    return error === null;
  };
}

/** Keeps how a job went. */
export async function recordRun(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  name: JobName,
  startedAt: string,
  error: string | null,
): Promise<void> {
  const ended_at = nowIso({ clock });
  const run = { started_at: startedAt, ended_at, error };
  await db
    .insertInto('job_run')
    .values({ name, ...run, succeeded_at: error === null ? ended_at : null, failures: error === null ? 0 : 1 })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet((eb) => ({
        ...run,
        ...(error === null ? { succeeded_at: ended_at, failures: 0 } : { failures: eb('job_run.failures', '+', 1) }),
      })),
    )
    .execute();
}
