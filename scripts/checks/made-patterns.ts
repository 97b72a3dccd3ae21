import { globSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/**
 * Prints, as JSON, every regular expression that server/ and shared/ make with `new RegExp`, and where: it imports the
 * files that do so and calls, with long names, what makes them later. Run by regular-expressions.test.ts in a process of
 * its own, because line numbers of what Node.js itself strips of types are those of the source.
 */
const ROOT = pathToFileURL(`${process.cwd()}/`).href;
const LONG_NAME = '로봇 실행 결과 보고서 '.repeat(6);

const found = new Map<string, { file: string; line: number; source: string; flags: string }>();
const Original = RegExp;
globalThis.RegExp = new Proxy(Original, {
  construct(target, args: [string, string?]) {
    const made = new target(...args);
    const place = new Error().stack?.split('\n')[2] ?? '';
    const [, file, line] = /((?:server|shared)\/[^:]+):(\d+):\d+\)?$/.exec(place) ?? [];
    if (place.includes(ROOT) && file !== undefined)
      found.set(`${file}:${line} ${made.source}`, { file, line: Number(line), source: made.source, flags: made.flags });
    return made;
  },
});

const files = globSync('{server,shared}/**/*.ts').filter(
  (file) =>
    !/\.(?:test|fixture)\.ts$|\/(?:testing|seed)\//.test(file) && readFileSync(file, 'utf8').includes('new RegExp('),
);
for (const file of files) await import(ROOT + file);

const { isUserId } = await import('#shared/validation.ts');
isUserId('hong2026');
const { withNameFilledIn } = await import('#shared/text/korean.ts');
withNameFilledIn('{company}는', 'company', '아이온');
const { elementsOf } = await import('#server/search/files/xml-text.ts');
elementsOf('<hp:t>글</hp:t>', 'hp:t').next();
const { anySpacing, codeRow } = await import('#server/search/query/text-patterns.ts');
anySpacing(LONG_NAME);
codeRow(['1042', '2050', '1042a']);
const { menuRequestOf } = await import('#server/features/chat/builtin/menu/menu-request.ts');
menuRequestOf({ query: '어디에도 없는 화면 보여줘', actor: null, now: '2026-11-22T00:00:00.000Z' });
const { expectedAnswerKind } = await import('#server/features/chat/retrieval/answer-kind.ts');
expectedAnswerKind('로봇은 몇 대까지 쓸 수 있나요');
const { isCounted } = await import('#server/search/query/rank/term-weights.ts');
isCounted('500', '직원이 500명입니다');
isCounted('7.5', '하루 7.5시간 근무');

process.stdout.write(JSON.stringify([...found.values()]));
