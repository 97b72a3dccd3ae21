import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { Script, createContext } from 'node:vm';
import fc from 'fast-check';
import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';
import { LIMITS } from '#shared/limits.ts';

/** Long enough to notice quadratic time; exponential time would never end. */
const LONG = 60_000;
/** Longest question to the assistant; patterns of these files read nothing else. */
const LONG_QUESTION = LIMITS.chatQueryMaxChars;
const READ_QUESTIONS = [
  'server/features/chat/retrieval/normalise-query.ts',
  'server/features/chat/console/pins/bare-questions.ts',
  'server/features/chat/console/gaps/question-meaning.ts',
];
const HANGS_AFTER_MS = 500;

interface Found {
  file: string;
  source: string;
  flags: string;
}

const SOURCES = globSync('{server,shared}/**/*.ts').filter(
  (file) => !/\.(?:test|fixture)\.ts$|\/(?:testing|seed)\//.test(file),
);

interface Node {
  type?: string;
  start: number;
  regex?: { pattern: string; flags: string };
  callee?: { type: string; name?: string };
}

function nodesIn(file: string): Node[] {
  const found: Node[] = [];
  const visit = (node: unknown): void => {
    if (node === null || typeof node !== 'object') return;
    if ('type' in node) found.push(node as Node);
    for (const child of Object.values(node)) visit(child);
  };
  visit(parseAst(readFileSync(file, 'utf8'), { lang: 'ts' }));
  return found;
}

const literalsIn = (file: string): Found[] =>
  nodesIn(file).flatMap(({ regex }) => (regex ? [{ file, source: regex.pattern, flags: regex.flags }] : []));

/** Places where a pattern is made of texts, as `file:line`. */
function makersIn(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const makers = nodesIn(file).filter(({ callee }) => callee?.type === 'Identifier' && callee.name === 'RegExp');
  return makers.map(({ start }) => `${file}:${text.slice(0, start).split('\n').length}`);
}

const made = JSON.parse(
  execFileSync(process.execPath, ['scripts/checks/made-patterns.ts'], { encoding: 'utf8' }),
) as (Found & { line: number })[];

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

/** Whether the pattern takes `HANGS_AFTER_MS` of CPU time: on a busy machine the clock alone says nothing. */
function hangsOn({ source, flags }: Found, text: string): boolean {
  Object.assign(shared, { pattern: new RegExp(source, flags.includes('g') ? flags : `${flags}g`), text });
  for (let timeout = HANGS_AFTER_MS; ; timeout *= 2) {
    const started = process.threadCpuUsage();
    try {
      attempt.runInContext(shared, { timeout });
      return false;
    } catch {
      const { user, system } = process.threadCpuUsage(started);
      if ((user + system) / 1_000 >= 0.9 * HANGS_AFTER_MS) return true;
    }
  }
}

/**
 * Not reachable for texts of this kind: settings, an own hash, a version of at most 27 characters, and JSON that the
 * portal itself has written, in which every string ends.
 */
const OUT_OF_REACH = [
  'server/config.ts',
  'server/security/password.ts',
  'shared/site/drivers.ts',
  'server/features/chat/wire/wire-json.ts',
];

describe('no regular expression on the way in can be kept busy (ReDoS)', () => {
  const all = [...SOURCES.flatMap(literalsIn), ...made].filter(({ file }) => !OUT_OF_REACH.includes(file));

  it('finds them', () => {
    expect(all.length).toBeGreaterThan(200);
    expect(hangsOn({ file: '', source: '(a+)+$', flags: '' }, `${'a'.repeat(50)}\u0001`)).toBe(true);
    expect(hangsOn({ file: '', source: String.raw`\s+$`, flags: '' }, `${' '.repeat(LONG)}\u0001`)).toBe(true);
  });

  it('sees a pattern of each place that makes one (`new RegExp`)', () => {
    const seen = new Set(made.map(({ file, line }) => `${file}:${line}`));
    expect(SOURCES.flatMap(makersIn).filter((place) => !seen.has(place))).toEqual([]);
    expect(seen.size).toBeGreaterThan(10);
  });

  it.each(Object.entries(Object.groupBy(all, ({ file }) => file.split('/').slice(0, 4).join('/'))))(
    'in %s',
    (_folder, some = []) => {
      const slow = some.filter((found) => {
        const length = READ_QUESTIONS.includes(found.file) ? LONG_QUESTION : LONG;
        return attacksOn(found, length).some((text) => hangsOn(found, text));
      });
      expect(slow.map(({ file, source }) => `${file} /${source}/`)).toEqual([]);
    },
    // Generous, for a busy machine.
    600_000,
  );
});
