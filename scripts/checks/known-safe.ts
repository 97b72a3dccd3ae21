import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

interface KnownSafe {
  has(...facts: string[]): boolean;
  add(...facts: string[]): void;
  save(): void;
}

/**
 * Cache of results found safe, keyed by all inputs: the checked facts, the checker's source and the Node version.
 * Without the cache file, or with `isUsed` false, everything is checked.
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
