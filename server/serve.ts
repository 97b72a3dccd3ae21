import { koreanTime } from '#shared/text/days.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import { isatty } from 'node:tty';
import { fileURLToPath } from 'node:url';
import { buildApp } from './app.ts';
import { ConfigError, readConfig } from './config.ts';
import type { Config } from './config.ts';
import type { Context } from './context.ts';
import { systemClock } from './context.ts';
import { becomeOwnerOf } from './start/folder-owner.ts';
import { refuseSettings } from './start/try-settings.ts';
import { INSTALLED, ambiguousNames, loadDotEnv, loadInstalledSettings } from './start/dot-env.ts';
import { openLog } from './log/open-log.ts';
import { beginAnchors } from './audit/begin-anchors.ts';
import { asleepSince, claimStorage } from './installation/installation.ts';
import { noteStopped } from './installation/instance-settings.ts';
import { readProductName } from './site/brand.ts';
import { startJobs } from './jobs.ts';
import { openContext } from './open-context.ts';
import { startLauncher } from './processes/launcher.ts';
import { prepareFirstStart } from './seed/first-start.ts';
import { publishBuild } from './plugins/pages/builds/publish-build.ts';
import { currentBuildFolder } from './plugins/pages/build-folder.ts';
import { Drain, stopAccepting } from './start/drain.ts';
import { releaseMemoryWhenQuiet } from './start/release-memory.ts';
import { checkSettings, doubtfulHere, doubtfulSettings, troublesBeside } from './start/check-settings.ts';
import { EX_CONFIG, exitCodeOf, startFailure } from './start/start-failure.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const STOP_WITHIN_MS = 10_000;

const isCheck = process.argv.includes('--check');
const config = configOrExit();
const log = openLog(config.logLevel);
if (isCheck) await checkAndExit();
const drain = new Drain();
const { app, context, jobs, close } = await open().catch(exitWithReason);
// For the terminal; the log has the same as JSON.
process.stderr.write(`\n  ${await readProductName(context)} 포털이 열렸습니다: ${addressOf(app.listeningOrigin)}\n\n`);

void logDoubtfulSettings();
const releasing = releaseMemoryWhenQuiet();

// A promise that a request forgot is a fault to mend, not a reason to end the service for all others.
process.on('unhandledRejection', (err) => log.error({ err }, 'a promise failed that nobody waited for'));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop(signal));

async function checkAndExit(): Promise<never> {
  // Root may write everywhere.
  becomeOwnerOf(config.dataDir);
  const { wrong, doubtful } = await checkSettings(config, process.env);
  for (const line of [...wrong, ...doubtful]) print(line);
  if (wrong.length > 0) print(`고칠 것이 ${wrong.length}가지 있습니다.`);
  else if (doubtful.length > 0) print(`확인할 것이 ${doubtful.length}가지 있지만, 이 설정으로 시작할 수 있습니다.`);
  else print('설정에 잘못된 것이 없습니다.');
  process.exit(wrong.length > 0 ? EX_CONFIG : 0);
}

/** Beside the work of the portal: a mail server takes its time to answer. */
async function logDoubtfulSettings(): Promise<void> {
  const troubles = await troublesBeside(config);
  const known = await doubtfulHere(context, process.env).catch((err: unknown) => {
    log.warn({ err }, 'settings were not compared');
    return [];
  });
  for (const line of [
    ...doubtfulSettings(config, process.env),
    ...troubles.filter((line) => line !== null),
    ...known,
  ]) {
    print(line);
    log.warn(line);
  }
}

async function open() {
  const mode = process.argv.includes('--dev') ? 'development' : 'production';
  const build = mode === 'production' ? currentBuildFolder(ROOT) : null;
  // First, while this process is small.
  startLauncher();
  await refuseSettings(config);
  const { context, close } = await openContext(config, log, systemClock, print);
  await prepareFirstStart(context, print, isatty(process.stderr.fd));
  await beginAnchors(context);
  await printIfAsleep(context);
  if (build !== null && config.databaseUrl !== null) await shareBuild(context, build);
  const app = await buildApp(context, { pages: { mode, root: ROOT }, drain });
  const jobs = startJobs(context, { build });
  await app.listen({ port: config.port, host: config.host });
  return { app, context, jobs, close };
}

function print(line: string): void {
  process.stderr.write(`  ${line}\n`);
}

async function printIfAsleep({ db, storage }: Context): Promise<void> {
  const since = await asleepSince(db);
  if (since !== null) {
    print(
      `복원한 포털이 잠들어 있습니다(${koreanTime(new Date(since))}부터). 메일을 보내지 않고 파일을 지우지 않습니다. 실제로 쓰려면 npm run wake를 실행해주세요.`,
    );
    return;
  }
  if (config.storage !== null && !(await claimStorage(db, storage)))
    print(
      '저장소(STORAGE_URL)에 다른 포털의 표시가 있어 파일을 지우지 않습니다. 이 포털의 것이 맞으면 npm run wake를 실행해주세요.',
    );
}

/** Before the first page that refers to its files; after a failure the hourly sweep tries again. */
async function shareBuild(context: Context, build: string): Promise<void> {
  await publishBuild(context, build).catch((err: unknown) =>
    log.error({ err }, 'other instances cannot serve the files of this build yet'),
  );
}

function addressOf(origin: string): string {
  return config.isPublicUrlGiven && config.publicUrl !== origin
    ? `${config.publicUrl} (이 서버에서는 ${origin})`
    : origin;
}

function exitWithReason(error: unknown): never {
  const reason = startFailure(error, config);
  if (reason === null) throw error;
  process.stderr.write(`${reason}\n`);
  process.exit(exitCodeOf(error));
}

async function stop(signal: string) {
  log.info({ signal }, 'stopping');
  drain.begin();
  // SIGINT comes from a terminal and does not wait.
  if (signal === 'SIGTERM') await sleep(config.drainMs);
  await stopAccepting(app.server);
  // A download may take longer. Stored data is safe, and the end was requested, so the exit code is 0.
  setTimeout(() => {
    log.warn('stopped before everything had ended');
    process.exit(0);
  }, STOP_WITHIN_MS);
  // Background jobs stop at once; running requests are completed.
  await Promise.all([drain.answered().then(() => app.close()), jobs.stop(), releasing.end()]);
  await context.visits.flush(context.db).catch((err: unknown) => log.error({ err }, 'visits were not counted'));
  await noteStopped(context).catch((err: unknown) => log.warn({ err }, 'other instances take this one for running'));
  await close();
  process.exit(0);
}

/** @throws ConfigError where the started service would get another value than commands do. */
function loadCheckedSettings(): void {
  const file = loadInstalledSettings();
  print(`설정을 읽은 곳: ${file ?? '환경 변수'}`);
  const [name] = file === INSTALLED ? ambiguousNames(file) : [];
  if (name !== undefined)
    throw new ConfigError(
      `설정 ${name} 값에 # 또는 \\가 있어 명령과 systemd가 다르게 읽습니다. 작은따옴표로 감싸주세요: ${name}='…'`,
    );
}

function configOrExit(): Config {
  try {
    if (isCheck) loadCheckedSettings();
    else loadDotEnv();
    return readConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(exitCodeOf(error));
  }
}
