import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const PAGES = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'content/README.md', 'web/ui/README.md'];
const pages = [...PAGES, ...globSync('docs/*.md'), ...globSync('docs/recipes/*.md')];
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

/** Repository paths start with one of these folders; other code is a URL, a value or a name. */
const IS_PATH = /^(?:bench|content|deploy|docs|e2e|faults|fuzz|media|scripts|server|shared|web)\/\S*$/;

/** `<명사>`, `<noun>` and `*` are wildcards. */
const isThere = (named: string) => globSync(named.replaceAll(/<[^>]+>/g, '*').replace(/\/$/, '')).length > 0;

const NAMES = new Set(
  globSync('{bench,deploy,e2e,faults,fuzz,scripts,server,shared,web}/**/*.*').map((file) => path.basename(file)),
);

describe.each(pages)('%s', (page) => {
  const text = readFileSync(page, 'utf8').replaceAll(/^```.*?^```/gms, '');
  const named = [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);

  it('names files and folders that are there', () => {
    expect(named.filter((code) => IS_PATH.test(code) && !isThere(code))).toEqual([]);
  });

  it('names files without their folder that are there', () => {
    const files = named.filter((code) => /^\w[\w.-]*\.(?:tsx?|css|yml|conf)$/.test(code));
    expect(files.filter((file) => !existsSync(file) && !NAMES.has(file))).toEqual([]);
  });

  it('links to files that are there', () => {
    const links = [...text.matchAll(/\]\(([^)\s#]+)[^)]*\)/g)].map(([, link = '']) => link);
    const here = links.filter((link) => !/^(?:https?:|\/|[^/.]*\.md$)/.test(link));
    expect(here.filter((link) => !existsSync(path.join(path.dirname(page), link)))).toEqual([]);
  });

  it('names commands that are there', () => {
    const commands = [...readFileSync(page, 'utf8').matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
    expect(commands.filter((name) => !(name in scripts))).toEqual([]);
  });
});

/** Whoever looks for a place reads all of it. What is reference belongs into docs/. */
it('ARCHITECTURE.md is one page', () => {
  expect(readFileSync('ARCHITECTURE.md', 'utf8').length).toBeLessThan(6_200);
});
