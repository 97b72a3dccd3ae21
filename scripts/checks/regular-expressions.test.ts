import { globSync, readFileSync } from 'node:fs';
import { Script, createContext } from 'node:vm';
import fc from 'fast-check';
import { parseAst } from 'vite';
import { afterAll, describe, expect, it } from 'vitest';
import { openKnownSafe } from './known-safe.ts';

/** Long enough to notice quadratic time; exponential time would never end. */
const LONG = 60_000;
/** Chat inputs are cut to this length before (question, answer). */
const LONG_IN_CHAT = 2_000;
const HANGS_AFTER_MS = 500;

interface Found {
  file: string;
  source: string;
  flags: string;
}

const SOURCES = globSync('{server,shared}/**/*.ts').filter(
  (file) => !/\.(?:test|fixture)\.ts$|\/(?:testing|fuzz|seed|evaluation)\//.test(file),
);

function literalsIn(file: string): Found[] {
  const found: Found[] = [];
  const visit = (node: unknown): void => {
    if (node === null || typeof node !== 'object') return;
    const { regex } = node as { regex?: { pattern: string; flags: string } };
    if (regex) found.push({ file, source: regex.pattern, flags: regex.flags });
    for (const child of Object.values(node)) visit(child);
  };
  visit(parseAst(readFileSync(file, 'utf8'), { lang: 'ts' }));
  return found;
}

/** Texts that nearly match a pattern; lookarounds are removed, because they cannot be generated. */
function textsFor({ source, flags }: Found): string[] {
  const plain = source
    .replace(/\(\?<?[!=](?:[^()\\]|\\.|\((?:[^()\\]|\\.)*\))*\)/g, '')
    .replace(/\\[bB]/g, '')
    .replace(/\(\?<\w+>/g, '(');
  try {
    const pattern = new RegExp(plain, flags.replace(/[gyi]/g, ''));
    return fc.sample(fc.stringMatching(pattern, { maxLength: 24 }), { numRuns: 2, seed: 7 });
  } catch {
    return [];
  }
}

const EVERYWHERE = ['\t', ' ', '0', 'a', '가', '<', '"', '\\', '.', '-', '/', '@', '=', '['];

/** Matching parts repeated many times, with an end that does not match. */
function attacksOn(found: Found, length: number): string[] {
  const fill = (text: string) => text.repeat(Math.ceil(length / text.length));
  const fitting = textsFor(found).flatMap((text) => {
    const ends = Array.from({ length: Math.min(text.length, 10) }, (_, index) => index + 1);
    return ends.flatMap((end) => [
      fill(text.slice(0, end)),
      text.slice(0, end - 1) + fill(text.slice(end - 1, end)),
      text.slice(0, end - 1) + fill(text.slice(end - 1)),
    ]);
  });
  return [...new Set([...EVERYWHERE.map(fill), ...fitting])].map((text) => `${text}\u0001`);
}

const shared = createContext({});
const attempt = new Script('text.replace(pattern, "")');

/** Three times in a row, because a busy machine may be slow once. */
function hangsOn({ source, flags }: Found, text: string): boolean {
  Object.assign(shared, { pattern: new RegExp(source, flags.includes('g') ? flags : `${flags}g`), text });
  return [1, 2, 3].every(() => {
    try {
      attempt.runInContext(shared, { timeout: HANGS_AFTER_MS });
      return false;
    } catch {
      return true;
    }
  });
}

/** Not reachable for user input: settings, an own hash, and a version of at most 27 characters. */
const OUT_OF_REACH = ['server/config.ts', 'server/security/password.ts', 'shared/site/drivers.ts'];

/** The short gate tests new and changed patterns, the deep gate all. */
const knownSafe = openKnownSafe('scripts/checks/regular-expressions.test.ts', process.env.GATE !== 'deep');

describe('no regular expression on the way in can be kept busy (ReDoS)', () => {
  const all = SOURCES.flatMap(literalsIn).filter(({ file }) => !OUT_OF_REACH.includes(file));

  afterAll(() => knownSafe.save());

  it('finds them', () => {
    expect(all.length).toBeGreaterThan(200);
    expect(hangsOn({ file: '', source: '(a+)+$', flags: '' }, `${'a'.repeat(50)}\u0001`)).toBe(true);
    expect(hangsOn({ file: '', source: String.raw`\s+$`, flags: '' }, `${' '.repeat(LONG)}\u0001`)).toBe(true);
  });

  it.each(Object.entries(Object.groupBy(all, ({ file }) => file.split('/').slice(0, 3).join('/'))))(
    'in %s',
    (_folder, some = []) => {
      const slow = some.filter((found) => {
        const length = found.file.startsWith('server/features/chat/') ? LONG_IN_CHAT : LONG;
        const facts = [found.source, found.flags, String(length)];
        if (knownSafe.has(...facts)) return false;
        const isSlow = attacksOn(found, length).some((text) => hangsOn(found, text));
        if (!isSlow) knownSafe.add(...facts);
        return isSlow;
      });
      expect(slow.map(({ file, source }) => `${file} /${source}/`)).toEqual([]);
    },
    60_000,
  );
});
