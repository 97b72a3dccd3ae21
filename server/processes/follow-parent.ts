/**
 * For a process that another started: it ends with its parent, and only then. A stop signal goes to all processes of a
 * service, but the portal may still want what it asked for.
 */
export function followParent(): void {
  process.once('disconnect', () => process.exit());
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
}
