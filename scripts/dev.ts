import { spawn } from 'node:child_process';

/** One process with hot reload of the pages; the server starts anew when one of its files changes. */
const child = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'server/main.ts', '--dev'], {
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 0));
