import { describe, expect, it } from 'vitest';
import { inlineOf } from './inline-format.ts';
import { menuAddress, menuOf, objectOf } from './menu-button.ts';
import { plainAnswer } from './plain-answer.ts';
import { portalPath, webAddress } from './portal-path.ts';
import { parseAnswerBlocks } from './parse-answer-blocks.ts';

const TODAY = '2026-11-21';
const kinds = (content: string, isComing = false) =>
  parseAnswerBlocks(content, isComing).map(({ kind, text }) => [kind, text]);

describe('spec 4 reply formatting', () => {
  it('makes a button of a line that begins with a bold quote pair', () => {
    for (const line of ['**"로봇은 몇 대까지 되나요?"**', '- **“로봇은 몇 대까지 되나요?”**.'])
      expect(kinds(line)).toEqual([['question', '로봇은 몇 대까지 되나요?']]);
  });

  it('keeps what such a line says after the quote', () => {
    expect(kinds('1. **"RPA"**는 반복되는 업무를 대신합니다.')).toEqual([
      ['question', 'RPA'],
      ['text', '는 반복되는 업무를 대신합니다.'],
    ]);
  });

  it('makes bold titles of # and **, larger text of numbers, and keeps the rest as lines', () => {
    expect(kinds('## 설치 방법\n**준비**: 관리자 권한\n1. 내려받습니다.\n- **꼭** 확인\n끝입니다.')).toEqual([
      ['title', '설치 방법'],
      ['title', '준비: 관리자 권한'],
      ['numbered', '내려받습니다.'],
      ['bullet', '**꼭** 확인'],
      ['text', '끝입니다.'],
    ]);
  });

  it('finds menu navigation fenced, alone in a line, behind words, over several lines, and glued', () => {
    const menu = '{"menu":"/notice","desc":"공지 } 사항"}';
    for (const content of [`\`\`\`json\n${menu}\n\`\`\``, `\`\`\`\n${menu}\n\`\`\``, menu])
      expect(kinds(content)).toEqual([['json', menu]]);
    expect(kinds(`여기입니다: ${menu} 끝`)).toEqual([
      ['text', '여기입니다:'],
      ['json', menu],
      ['text', '끝'],
    ]);
    expect(kinds(menu + menu)).toEqual([
      ['json', menu],
      ['json', menu],
    ]);
    const lines = '{\n  "menu": "/faq"\n}';
    expect(kinds(`이동\n${lines}\n다음`)).toEqual([
      ['text', '이동'],
      ['json', lines],
      ['text', '다음'],
    ]);
    expect(kinds('{"menu": "/faq"')).toEqual([['json', '{"menu": "/faq"']]);
  });

  it('names the columns of the rows of a table, and shows a row when it is whole', () => {
    const table = '| | 혼자 | 여럿이 |\n| --- | :-: | --- |\n| 예약 | a\\|b | |';
    expect(parseAnswerBlocks(`${table}\n| 환불 | 당일\n끝입니다.\n| 표가 | 아님 |`)).toMatchObject([
      { kind: 'row', cells: ['', '혼자', '여럿이'], heads: [] },
      { kind: 'row', cells: ['예약', 'a\\|b', ''], heads: ['', '혼자', '여럿이'] },
      { kind: 'row', cells: ['환불', '당일'] },
      { kind: 'text', text: '끝입니다.' },
      { kind: 'text', text: '| 표가 | 아님 |' },
    ]);
    for (const cut of ['|', '| 환불 | 당', '| 환불 | 당일 |']) expect(kinds(`${table}\n${cut}`, true)).toHaveLength(2);
    for (let end = 1; end < table.lastIndexOf('\n'); end += 1) expect(kinds(table.slice(0, end), true)).toEqual([]);
    expect(plainAnswer(table)).toBe('예약, 혼자: a|b');
  });

  it('leaves code, escaped marks and braces in words as they are', () => {
    expect(kinds('```\nif (a) { b }\n```')).toEqual([['code', 'if (a) { b }']]);
    const quoted = '```\n{"menu":"/qna"}\n```';
    expect(kinds(`\`\`\`\`text\n${quoted}\n\`\`\`\`\n끝`)).toEqual([
      ['code', quoted],
      ['text', '끝'],
    ]);
    expect(kinds('\\{"menu": 1}\n{이름}님께')).toEqual([
      ['text', '\\{"menu": 1}'],
      ['text', '{이름}님께'],
    ]);
    expect(inlineOf('\\[점검\\] \\**안내')).toEqual([{ kind: 'text', text: '[점검] **안내' }]);
    const hours = '평일 08:00~20:00에 운영하며, 그 전까지는 09:00~18:00입니다. <b>1 * 2 * 3</b> _a_';
    expect(inlineOf(hours)).toEqual([{ kind: 'text', text: hours }]);
    expect(inlineOf(hours.replace(/[~<*]|_(?=a)|(?<=a)_/g, '\\$&'))).toEqual([{ kind: 'text', text: hours }]);
  });

  it('shows no mark while a line comes that will be something else', () => {
    for (const cut of ['*', '**', '**"로봇은', '**"로봇은?"*', '`', '```json\n{"menu":', '{"menu":"/fa', '#', '1.'])
      expect(kinds(`답입니다.\n${cut}`, true)).toEqual([['text', '답입니다.']]);
    expect(kinds('자세한 내용은 [설치', true)).toEqual([['text', '자세한 내용은 ']]);
    expect(kinds('자세한 내용은 [설치](/faq?op', true)).toEqual([['text', '자세한 내용은 ']]);
    expect(kinds('이것은 **중요', true)).toEqual([['text', '이것은 중요']]);
  });

  it('reads bold, code and links in a line', () => {
    expect(inlineOf('**꼭** `a*b` [설치(1)](/faq?open=a(b)) 보기')).toEqual([
      { kind: 'bold', text: '꼭' },
      { kind: 'text', text: ' ' },
      { kind: 'code', text: 'a*b' },
      { kind: 'text', text: ' ' },
      { kind: 'link', text: '설치(1)', address: '/faq?open=a(b)' },
      { kind: 'text', text: ' 보기' },
    ]);
  });
});

describe('menu navigation', () => {
  const addressOf = (value: object) => {
    const menu = menuOf({ ...value }, TODAY);
    return menu && menuAddress(menu);
  };

  it('carries the dates and the status as parameters; the end is today when there is none', () => {
    expect(addressOf({ menu: '/notice', startDt: '2026-11-01', endDt: '', status: '점검' })).toBe(
      `/notice?startDt=2026-11-01&endDt=${TODAY}&status=${encodeURIComponent('점검')}`,
    );
    expect(addressOf({ menu: '/notice?page=2#top', endDt: '2026-10-01' })).toBe('/notice?page=2&endDt=2026-10-01#top');
    expect(addressOf({ menu: 'notice' })).toBe(`/notice?endDt=${TODAY}`);
  });

  it('leads nowhere but into the portal', () => {
    for (const menu of [
      'javascript:alert(1)',
      'https://evil.example/',
      '//evil.example',
      '/\\evil.example',
      '/./\u002fevil.example',
      '/\t/evil.example',
      'data:text/html,x',
      '',
      7,
      null,
    ])
      expect(addressOf({ menu })).toBeNull();
    expect(objectOf('[1]')).toBeNull();
    expect(objectOf('{"menu": /notice}')).toBeNull();
    expect(portalPath('/faq?open=1#a')).toBe('/faq?open=1#a');
    expect(webAddress('https://example.com/a b')).toBe('https://example.com/a%20b');
    expect(webAddress('javascript:alert(1)')).toBeNull();
  });
});

it('reads an answer out without marks, buttons and JSON', () => {
  expect(plainAnswer('# 설치\n1. [파일](/library)을 **받습니다**.\n**"다음은?"**\n{"menu":"/faq"}')).toBe(
    '설치\n1. 파일을 받습니다.',
  );
});
