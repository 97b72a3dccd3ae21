import { spawn } from 'node:child_process';

/** Starts the server with hot reload of the pages and restart on changes, and a process that rebuilds the manual. */
const start = (args: string[]) => spawn(process.execPath, args, { stdio: 'inherit' });
const server = start(['--watch', '--watch-preserve-output', 'server/main.ts', '--dev']);
const manual = start(['scripts/build-steps/build-manual.ts', '--watch']);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    server.kill(signal);
    manual.kill(signal);
  });
}
server.on('exit', (code) => {
  manual.kill();
  process.exit(code ?? 0);
});
