import { describe, expect, it } from 'vitest';
import { makeFind } from './find.ts';
import { snippetOf } from './snippet.ts';

const record = (page: string, heading: string, text: string) => ({
  url: `/${page}/${heading}`,
  page,
  section: '절',
  heading,
  text,
});

const find = makeFind([
  record('셀렉터', '모양', '셀렉터는 바깥에서 안으로 좁혀갑니다.'),
  record('셀렉터', '', '화면의 요소를 가리킵니다.'),
  record('문제 해결', '화면', '요소를 찾을 수 없으면 셀렉터를 고칩니다. E-1042가 나타납니다.'),
  record('변수와 인수', '범위', '하위흐름변수는 그 안에서만 쓰입니다.'),
  record('웹 드라이버', '', 'session not created 오류를 봅니다.'),
]);
const found = (query: string) => find(query).map(({ page, heading }) => `${page}/${heading}`);

describe('search of the manual', () => {
  it('finds a word with and without its particle, the page about it first', () => {
    expect(found('셀렉터')[0]).toBe('셀렉터/');
    expect(found('셀렉터를')).toEqual(found('셀렉터'));
    expect(found('셀렉터')).toContain('문제 해결/화면');
  });

  it('finds a word of two syllables inside a longer one', () => {
    expect(found('변수')).toEqual(['변수와 인수/범위']);
    expect(found('흐름')).toEqual(['변수와 인수/범위']);
  });

  it('finds codes, beginnings of English words and small slips', () => {
    expect(found('e-1042')).toEqual(['문제 해결/화면']);
    expect(found('sess')).toEqual(['웹 드라이버/']);
    expect(found('sesion')).toEqual(['웹 드라이버/']);
  });

  it('falls back to some of the words when no place has all', () => {
    expect(found('드라이버 없는낱말')).toEqual(['웹 드라이버/']);
    expect(found('쀍쀍')).toEqual([]);
    expect(found(' ')).toEqual([]);
  });

  it('shows where in the text it stands', () => {
    const text = `${'가'.repeat(80)} 셀렉터를 고칩니다.`;
    expect(snippetOf(text, '셀렉터는').filter(({ isHit }) => isHit)).toEqual([{ text: '셀렉터', isHit: true }]);
    expect(snippetOf(text, '셀렉터는')[0]?.text.startsWith('… ')).toBe(true);
  });
});
