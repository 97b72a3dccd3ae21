import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

interface KnownSafe {
  has(...facts: string[]): boolean;
  add(...facts: string[]): void;
  save(): void;
}

/**
 * What a check has found safe before, by everything its finding depends on: the facts themselves, the checker's own
 * source and the version of Node. A machine without the file, or `isUsed` false, checks everything.
 */
export function openKnownSafe(checker: string, isUsed: boolean): KnownSafe {
  const file = path.join('node_modules', '.cache', 'checks', `${path.basename(checker)}.json`);
  const checkerSource = readFileSync(checker, 'utf8');
  const known = new Set(isUsed ? read(file) : []);
  const met = new Set<string>();
  const keyOf = (facts: string[]) =>
    createHash('sha256')
      .update(JSON.stringify([process.version, checkerSource, ...facts]))
      .digest('hex');
  return {
    has(...facts) {
      const key = keyOf(facts);
      if (known.has(key)) met.add(key);
      return known.has(key);
    },
    add: (...facts) => void met.add(keyOf(facts)),
    save() {
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify([...met]));
    },
  };
}

function read(file: string): string[] {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as string[];
  } catch {
    return [];
  }
}
