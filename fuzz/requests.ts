import fc from 'fast-check';
import { CONTENT_TYPES, NASTY_BODIES, NASTY_HEADERS, NASTY_PATHS, NASTY_TEXTS, NASTY_TOKENS } from './nasty.ts';
import type { Operation } from './operations.ts';
import { nastyValue, valueOf } from './values.ts';
import type { Known } from './values.ts';

/** A complete request. */
export interface Shot {
  method: string;
  url: string;
  headers: Record<string, string>;
  payload?: string | Buffer;
}

/** Multipart forms, whose content the description does not define. */
const FORMS: Record<string, Record<string, readonly string[]>> = {
  '/api/v1/board/upload-file': { boardType: ['qna', 'library', 'market'], purpose: ['attachment', 'image', 'package'] },
  '/api/v1/free/upload-file': {},
  '/api/v1/driver/upload': { type: ['chrome'], version: ['1.2.3.4'], platform: ['win64'] },
  '/api/v1/board/import': {
    boardType: ['qna', 'notice'],
    format: ['json', 'csv', 'rhymix', 'gnuboard'],
    dryRun: ['true', 'false'],
  },
};
const FILE_NAMES = [
  '기록.txt',
  '그림.png',
  '묶음.zip',
  '문서.pdf',
  '../../a.txt',
  'a.svg',
  'a.html',
  'a\u0000.png',
  '',
  '.',
];
const FILE_BYTES = [
  Buffer.from('글'),
  Buffer.alloc(0),
  Buffer.from('\x89PNG\r\n\x1a\n'),
  Buffer.from('PK\x05\x06'.padEnd(22, '\0'), 'latin1'),
  Buffer.from('PK\x03\x04'.padEnd(60, '\xff'), 'latin1'),
  Buffer.from('%PDF-1.7\n%%EOF'),
  Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
  Buffer.from('[{"title":1},null,{"title":"\\u0000"}]'),
  Buffer.from('"title","body"\r\n"=1+1","a'),
  Buffer.from('<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>'),
  Buffer.alloc(300_000, 0xff),
];

/** Requests for one operation; half of them with an error. */
export function shotsOf(operation: Operation, known: Known): fc.Arbitrary<Shot> {
  const body = operation.path in FORMS ? formOf(operation.path) : bodyOf(operation, known);
  return fc
    .record({ url: urlOf(operation, known), sent: body, extra: extraHeaders, token: maybe(NASTY_TOKENS, 12) })
    .map(({ url, sent, extra, token }) => ({
      method: operation.method,
      url,
      headers: { ...sent.headers, ...extra, ...token },
      ...(operation.method !== 'GET' && { payload: sent.payload }),
    }));
}

const maybe = <T extends object>(some: readonly T[], oneIn: number): fc.Arbitrary<T | object> =>
  fc.oneof({ weight: oneIn - 1, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: fc.constantFrom(...some) });

const extraHeaders = maybe(NASTY_HEADERS, 4);

function urlOf({ path, inPath, inQuery }: Operation, known: Known): fc.Arbitrary<string> {
  const parts = fc.record(
    Object.fromEntries(
      Object.entries(inPath).map(([name, schema]) => [
        name,
        fc.oneof(
          { weight: 3, arbitrary: valueOf(schema, known, name).map(encoded) },
          { weight: 1, arbitrary: fc.constantFrom(...NASTY_PATHS) },
        ),
      ]),
    ),
  );
  const pairs = Object.entries(inQuery).map(([name, schema]) =>
    fc.oneof(valueOf(schema, known, name), nastyValue).map((value) => `${name}=${encoded(value)}`),
  );
  const odd = fc.constantFrom('__proto__[a]=1', 'a=%', 'a=%ff', '&&&=', 'a[]=1&a[]=2', 'x='.concat('y'.repeat(3_000)));
  const query =
    pairs.length === 0 ? maybeText(odd) : fc.tuple(fc.subarray(pairs).chain(allOf), maybeText(odd)).map(joined);
  return fc
    .tuple(parts, query)
    .map(
      ([values, search]) =>
        path.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '') + (search && `?${search}`),
    );
}

const allOf = (some: fc.Arbitrary<string>[]) =>
  fc.tuple(...some).map((list) => [...list, ...list.slice(0, 1)].join('&'));
const joined = ([a, b]: [string, string]) => [a, b].filter(Boolean).join('&');
const maybeText = (some: fc.Arbitrary<string>) =>
  fc.oneof({ weight: 4, arbitrary: fc.constant('') }, { weight: 1, arbitrary: some });
const encoded = (value: unknown) =>
  encodeURIComponent((typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed());

interface Sent {
  headers: Record<string, string>;
  payload: string | Buffer;
}

function bodyOf({ body }: Operation, known: Known): fc.Arbitrary<Sent> {
  const fit = body ? valueOf(body, known) : fc.constant({});
  const json = fit.map((value) => sentAs(JSON.stringify(value)));
  const broken = fc.tuple(fit, fc.string(), nastyValue).map(([value, other, nasty]) => {
    const fields = Object.entries(Object(value) as object);
    const at = other.length % Math.max(1, fields.length);
    return sentAs(
      JSON.stringify(
        Object.fromEntries([...fields.toSpliced(at, 1, [fields[at]?.[0] ?? other, nasty]), ['roles', ['ROLE_ADMIN']]]),
      ),
    );
  });
  const oddType = fc
    .tuple(fit, fc.constantFrom(...CONTENT_TYPES))
    .map(([value, type]) => ({ headers: { 'content-type': type }, payload: JSON.stringify(value) }));
  return fc.oneof(
    { weight: 5, arbitrary: json },
    { weight: 4, arbitrary: broken },
    { weight: 1, arbitrary: fc.constantFrom(...NASTY_BODIES).map(sentAs) },
    { weight: 1, arbitrary: oddType },
  );
}

const sentAs = (payload: string | Buffer): Sent => ({ headers: { 'content-type': 'application/json' }, payload });

function formOf(path: string): fc.Arbitrary<Sent> {
  const fields = Object.entries(FORMS[path] ?? {}).map(([name, values]) =>
    fc
      .oneof(
        { weight: 4, arbitrary: fc.constantFrom(...values) },
        { weight: 1, arbitrary: fc.constantFrom(...NASTY_TEXTS.slice(0, 36)) },
      )
      .map((value) => ({ head: `name="${name}"`, bytes: Buffer.from(value) })),
  );
  const file = fc
    .tuple(fc.constantFrom(...FILE_NAMES), fc.constantFrom(...FILE_BYTES))
    .map(([name, bytes]) => ({ head: `name="file"; filename="${name}"`, bytes }));
  const end = fc.constantFrom('--x--\r\n', '--x', '', '--x\r\n');
  return fc
    .tuple(fc.tuple(...fields), fc.array(file, { minLength: 0, maxLength: 2 }), end)
    .map(([values, files, last]) => ({
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      payload: Buffer.concat([
        ...[...values, ...files].flatMap(({ head, bytes }) => [
          Buffer.from(`--x\r\ncontent-disposition: form-data; ${head}\r\n\r\n`),
          bytes,
          Buffer.from('\r\n'),
        ]),
        Buffer.from(last),
      ]),
    }));
}
