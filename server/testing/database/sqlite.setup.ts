import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { fillTemplate } from '../fill-template.ts';

/** Vitest global setup of the SQLite project: a database file that each test copies. */
export default async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-template-'));
  await fillTemplate(folder, null);
  project.provide('databaseTemplate', { kind: 'sqlite', file: join(folder, 'portal.sqlite') });
  return () => rmSync(folder, { recursive: true, force: true });
}
