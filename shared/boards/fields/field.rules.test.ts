import { describe, expect, it } from 'vitest';
import type { BoardField } from '../board.ts';
import { checkField, readChapters, readKpi, writeKpi } from './field.rules.ts';

const field = (given: Partial<BoardField>): BoardField => ({ name: 'one', label: '항목', kind: 'line', ...given });

describe('a value of a field of a board', () => {
  it.each<[Partial<BoardField>, string, string | null]>([
    [{}, '', null],
    [{ required: true }, '  ', '항목을 입력해주세요.'],
    [{ required: true, kind: 'choice', options: ['가'] }, '', '항목을 선택해주세요.'],
    [{ kind: 'choice', options: ['가'] }, '나', '항목을 선택해주세요.'],
    [{ maxChars: 3 }, '네글자다', '항목은 최대 3자까지 입력할 수 있습니다.'],
    [{ kind: 'number' }, '12', null],
    [{ kind: 'number' }, '-1', '숫자만 입력해주세요.'],
    [{ kind: 'month' }, '2026-11', null],
    [{ kind: 'month' }, '2026-13', '연도와 월을 2026-11처럼 입력해주세요.'],
    [{ kind: 'url' }, '/manual/', null],
    [{ kind: 'url' }, 'https://example.com/a', null],
    [{ kind: 'url' }, 'https://bank.example@evil.example', 'https://로 시작하는 주소를 입력해주세요.'],
    [{ kind: 'url' }, 'http://127.0.0.1', 'https://로 시작하는 주소를 입력해주세요.'],
    [{ kind: 'url' }, 'https:evil.example', 'https://로 시작하는 주소를 입력해주세요.'],
    [{ kind: 'url' }, '//evil.example', 'https://로 시작하는 주소를 입력해주세요.'],
    [{ kind: 'url' }, 'javascript:alert(1)', 'https://로 시작하는 주소를 입력해주세요.'],
    [{ kind: 'check' }, 'true', null],
    [{ kind: 'check' }, 'yes', '다시 선택해주세요.'],
    [{ kind: 'kpi' }, '결산|52|9|시간', null],
    [{ kind: 'kpi' }, '결산|52', '지표와 도입 전, 도입 후 값을 모두 입력해주세요.'],
    [{ kind: 'text' }, '한 줄\r\n다음 줄\t칸', null],
    [{ kind: 'text' }, '거꾸로\u202e', '항목에 보이지 않는 문자는 쓸 수 없습니다.'],
    [{}, '한 줄\n다음 줄', '항목에 줄바꿈이나 보이지 않는 문자는 쓸 수 없습니다.'],
    [{ kind: 'chapters' }, '00:00 처음\n01:05 다음', null],
    [{ kind: 'chapters' }, '00:30 처음\n00:10 거꾸로', '한 줄에 하나씩, 00:35 제목처럼 시간 순서대로 입력해주세요.'],
  ])('%o with %j', (given, value, problem) => {
    expect(checkField(field(given), value, {})).toBe(problem);
  });

  it('of a link may stay http where it is stored so, if it does not deceive', () => {
    const check = (value: string, stored: string) => checkField(field({ kind: 'url' }), value, {}, { one: stored });
    expect(check(' http://old.example/a ', 'http://old.example/a')).toBeNull();
    const problem = 'https://로 시작하는 주소를 입력해주세요.';
    expect(check('http://old.example/b', 'http://old.example/a')).toBe(problem);
    const deceiving = 'http://bank.example@evil.example';
    expect(check(deceiving, deceiving)).toBe(problem);
  });

  it('is asked for where another field has the value that needs it', () => {
    const link = field({ kind: 'url', requiredWhen: { field: 'delivery', is: '외부링크' } });
    expect(checkField(link, '', { delivery: '외부링크' })).toBe('항목을 입력해주세요.');
    for (const all of [{ delivery: '문의' }, {}]) expect(checkField(link, '', all)).toBeNull();
  });
});

it('reads and writes a key figure', () => {
  const kpi = { name: '결산', before: '52', after: '9', unit: '시간' };
  expect(readKpi(writeKpi(kpi))).toEqual(kpi);
  expect(writeKpi({ name: '', before: '', after: '', unit: '' })).toBe('');
});

it('reads chapters with hours', () => {
  expect(readChapters('00:00 시작\n1:02:03 끝')).toEqual([
    { startSeconds: 0, title: '시작' },
    { startSeconds: 3_723, title: '끝' },
  ]);
});

it.each(['00:10 하나\n00:10 둘', '00:10 하나\n00:09 둘', '시작', '00:60 시작', '00:00'])(
  'reads no chapters from %j',
  (value) => {
    expect(readChapters(value)).toBeNull();
  },
);
