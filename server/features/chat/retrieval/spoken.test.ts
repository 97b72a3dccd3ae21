import { expect, it } from 'vitest';
import { written } from './spoken.ts';

it.each(['한달에 얼마에요?', '얼마예요?', '1년에 얼마인가요', '얼마'])(
  'reads a question of nothing but how much as one for the price: %s',
  (question) => {
    expect(written(question)).toBe('가격 비용');
  },
);

it.each(['엑셀로 내보내지지 않아요', '알림을 보내지 않으려면', '메일을 보내지 말고'])(
  'sends nothing in: %s',
  (question) => {
    expect(written(question)).not.toContain('발송');
  },
);

it.each([
  'OCR 한 장에 얼마예요',
  '백신 프로그램 얼마',
  '교육 프로그램은 얼마예요',
  '얼마나 걸려요?',
  '교육비가 얼마예요',
])('leaves what names its matter: %s', (question) => {
  expect(written(question)).not.toContain('가격');
});

it.each([
  ['라이선스 얼마', '라이선스 가격'],
  ['로봇 한 대에 얼마예요?', '로봇 가격'],
  ['스튜디오는 얼마에요', '스튜디오 가격'],
  ['로봇 두 대에 얼마', '로봇 가격'],
  ['로봇 1대당 얼마예요', '로봇 가격'],
  ['로봇 당 얼마', '로봇 가격'],
  ['라이선스 얼마 하나요', '라이선스 가격'],
  ['라이선스가 얼마입니까', '라이선스 가격'],
  ['로봇 얼만가요', '로봇 가격'],
])('reads how much what is sold is as its price: %s', (question, read) => {
  expect(written(question).replace(/[ ?]+$/, '')).toBe(read);
});

it('leaves out where something is looked for, and not what is done there', () => {
  expect(written('마켓에 SAP 커넥터 있나요')).toBe('SAP 커넥터');
  expect(written('마켓에 올리려면')).toContain('마켓');
});

it.each(['셀렉터 뭐임', '셀렉터가 뭔가요?', '셀렉터 뜻', '셀렉터의 의미', '셀렉터가 무엇인지'])(
  'leaves the word whose meaning is asked for: %s',
  (question) => {
    expect(written(question)).toMatch(/^셀렉터[가의]?\s?\??$/);
  },
);

it.each([
  ['로그인안됨', '로그인 안 됨'],
  ['코딩몰라도됨?', '코딩 몰라도 됨?'],
  ['클릭안먹혀요', '클릭 안 먹혀요'],
  ['메일안와요', '메일 안 와요'],
  ['메일 안보내짐', '메일 안 발송'],
  ['메일이 안 보내졌어요', '메일이 안 발송'],
  ['무료인가욤', '무료'],
  ['변수 어케 만듬', '변수 만들기'],
  ['사람이랑 얘기하고싶어', '상담원 연결'],
])('reads %s as %s', (question, read) => {
  expect(written(question)).toBe(read);
});

it.each(['보안되나요', '방안되', '제안돼', '동안되는', '미안해'])(
  'takes no word apart that has 안 in it: %s',
  (question) => {
    expect(written(question)).not.toMatch(/\s안/);
  },
);

it.each([
  '타이머',
  '프로그래머',
  '사용자 정의',
  '변수 정의',
  '평가용',
  '휴가용',
  '결재기안열기',
  '직원 대화 로그 보기',
])('leaves a word as it is that only looks like another: %s', (question) => {
  expect(written(question)).toBe(question);
});
