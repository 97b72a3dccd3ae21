// Runs a task with the pinned Node.js, started by any Node.js >= 20: node scripts/run.mjs TASK [ARG ...] Installs the
// packages first if the lock file has changed.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [task, ...args] = process.argv.slice(2);

installPackages();
const node = pinnedNode();
// Reason: server/start/begin-with-flags.mjs. With the flags set here, it need not restart itself.
const flags = task === 'start' ? read('server/start/node-flags.json') : [];
const settings = task === 'start' ? read('server/start/node-env.json') : {};
const child = spawn(node, [...flags, join(root, 'scripts', `${task}.ts`), ...args], {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...settings,
    ...process.env,
    PATH: [dirname(node), join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter),
  },
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => {
  process.exitCode = code ?? (signal === 'SIGINT' ? 130 : 1);
});

function read(file) {
  return JSON.parse(readFileSync(join(root, file), 'utf8'));
}

function installPackages() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const stamp = join(root, 'node_modules', '.lock-hash');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  console.error('패키지를 설치하고 있습니다. 처음에는 1~2분 걸립니다.');
  // Not `npm ci`, which refuses a lock file without the optional packages of other platforms. The lock file's versions
  // are still used, and it is not changed. Install scripts are not needed: native packages are prebuilt.
  const npm = spawnSync(
    'npm',
    ['install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    },
  );
  if (npm.status !== 0) fail('패키지를 설치하지 못했습니다. 위의 npm 메시지를 확인해주세요.');
  writeFileSync(stamp, lock);
}

/** Node.js from the packages if available, else the system's if it is new enough. */
function pinnedNode() {
  const pinned = join(root, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin', 'node');
  if (existsSync(pinned)) return pinned;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  return fail('이 컴퓨터에는 Node.js 24 이상이 필요합니다. https://nodejs.org 에서 설치해주세요.');
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
