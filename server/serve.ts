import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { buildApp } from './app.ts';
import { ConfigError, readConfig } from './config.ts';
import type { Config } from './config.ts';
import { loadDotEnv } from './start/dot-env.ts';
import { beginAnchors } from './features/admin/audit/begin-anchors.ts';
import { startJobs } from './jobs.ts';
import { openContext } from './open-context.ts';
import { prepareFirstStart } from './seed/first-start.ts';
import { startFailure } from './start/start-failure.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const STOP_WITHIN_MS = 10_000;

const config = configOrExit();
const log = pino({ level: config.logLevel });
const { app, context, jobs, close } = await open().catch(exitWithReason);
// For a person at the terminal; the log has the same in JSON.
process.stderr.write(`\n  ${config.productName} 포털이 열렸습니다: ${app.listeningOrigin}\n\n`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop(signal));

async function open() {
  const { context, close } = await openContext(config, log);
  await prepareFirstStart(context, (line) => void process.stderr.write(`  ${line}\n`));
  await beginAnchors(context);
  const app = await buildApp(context, {
    pages: { mode: process.argv.includes('--dev') ? 'development' : 'production', root: ROOT },
  });
  const jobs = startJobs(context);
  await app.listen({ port: config.port, host: config.host });
  return { app, context, jobs, close };
}

function exitWithReason(error: unknown): never {
  const reason = startFailure(error, config);
  if (reason === null) throw error;
  process.stderr.write(`${reason}\n`);
  process.exit(1);
}

async function stop(signal: string) {
  log.info({ signal }, 'stopping');
  // Somebody downloads for longer. What was kept is safe however the process ends, and it ends because it was asked to.
  setTimeout(() => {
    log.warn('stopped before everything had ended');
    process.exit(0);
  }, STOP_WITHIN_MS);
  // Background work stops at once, while requests that have begun are answered.
  await Promise.all([app.close(), jobs.stop()]);
  await context.visits.flush(context.db).catch((err: unknown) => log.error({ err }, 'visits were not counted'));
  await close();
  process.exit(0);
}

function configOrExit(): Config {
  try {
    loadDotEnv();
    return readConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
