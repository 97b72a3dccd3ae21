import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { SERVER_LIMITS } from '#server/limits.ts';
import { readRows } from './read-rows-in-worker.ts';

it.each<[string, string]>([
  ['a JSON of three million empty rows', `[${'{},'.repeat(3_000_000)}{}]`],
  ['a CSV of two million columns', `${'a,'.repeat(2_000_000)}b\n1`],
  ['a CSV of too many rows', `id,title\n${'1,a\n'.repeat(SERVER_LIMITS.importRowsMax + 1)}`],
  ['a JSON of one row with a million lists', `[{"a":[${'[],'.repeat(1_000_000)}[]]}]`],
  ['a JSON of rows with too many values together', `[${`{"a":[${'1,'.repeat(40_000)}1]},`.repeat(60)}{}]`],
  ['what is no JSON', '[{"a":'],
  ['a JSON of a million levels', '['.repeat(1_000_000)],
])(
  '%s is refused, and by a thread of its own',
  async (_, text) => {
    await expect(readRows(Buffer.from(text))).rejects.toMatchObject({ code: 'TR01' });
  },
  60_000,
);

it('refuses rows of ten thousand levels, which the thread that reads them passes on and this one cannot take', async () => {
  const read = promisify(execFile);
  const levels = '['.repeat(10_000) + ']'.repeat(10_000);
  const ask = `import { readRows } from ${JSON.stringify(new URL('read-rows-in-worker.ts', import.meta.url).href)};
    await readRows(Buffer.from('[{"id":1},{"deep":${levels}}]')).then(({ rows }) => console.log(rows.length), ({ code, cause }) => console.log(code, cause.message));`;
  // In a process of its own: the tests have a larger stack than a server.
  const { stdout } = await read(process.execPath, ['--eval', ask]);
  expect(stdout.trim()).toBe('TR01 Maximum call stack size exceeded');
});

it('numbers the rows of a CSV by the lines of the file, through line breaks in a cell and empty lines', async () => {
  const { rows } = await readRows(Buffer.from('id,title\r\n1,"둘\n셋"\r\n\r\n\r\n2,다음\r\n3,끝\r\n'));
  expect(rows.map(({ line, values }) => [line, values.id])).toEqual([
    [2, '1'],
    [6, '2'],
    [7, '3'],
  ]);
});

it('hands over as many rows as an import may have, in their order', async () => {
  const { rows, isCsv } = await readRows(
    Buffer.from(JSON.stringify(Array.from({ length: 20_000 }, (_, id) => ({ id })))),
  );
  expect(isCsv).toBe(false);
  expect(rows).toHaveLength(20_000);
  expect(rows.at(-1)).toEqual({ line: 20_000, values: { id: 19_999 } });
});
