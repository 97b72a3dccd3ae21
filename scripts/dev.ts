import { spawn } from 'node:child_process';

/**
 * One process with hot reload of the pages, and the server anew when one of its files changes;
 * beside it one that rebuilds the manual when a page of it changes.
 */
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
