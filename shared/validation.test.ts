import { expect, it } from 'vitest';
import { checkInquiryField } from './inquiries/inquiry.rules.ts';
import { checkEmail, checkMemberName, checkTitle, checkUserName, withoutHidden } from './validation.ts';

it.each([
  'a%0abcc:v@b.co',
  'x@b.co(1)',
  '.a.@b.co',
  'a..b@b.co',
  'a@b',
  'a@.co',
  'a@b..co',
  'a@-b.co',
  'a@b-.co',
  'a@b@c.co',
  '"a b"@b.co',
  'a,b@b.co',
  '<a@b.co>',
  'a@b.co\r\nBcc: v@b.co',
  'a\u202e@b.co',
  'a@[127.0.0.1]',
  'a@ｅxample.com',
  'a@ⓔxample.com',
  'a@ﬁsh.example',
])('is no e-mail address: %j', (address) => {
  expect(checkEmail(address)).not.toBeNull();
});

it.each([
  'a@b.co',
  "o'neil+news@mail.example.com",
  'first.last@b-c.co.kr',
  '홍길동@예시.한국',
  'a@bücher.example',
  'a_b-c@1.com',
])('is an e-mail address: %s', (address) => {
  expect(checkEmail(address)).toBeNull();
});

const UNSEEN = [
  '\n',
  '\r',
  '\u202e',
  '\u200b',
  '\u2066',
  '\u0000',
  '\u3164',
  '\uffa0',
  '\u115f',
  '\u034f',
  '\u2800',
  '\ufe0f',
];

it.each(UNSEEN.flatMap((sign) => [`홍${sign}길동`, `${sign}관${sign}리자`]))(
  'a name holds nothing that is not seen: %j',
  (name) => {
    expect(checkUserName(name)).toBe('이름에 줄바꿈이나 보이지 않는 문자는 쓸 수 없습니다.');
  },
);

it.each([
  '제\n목',
  '\u202e거꾸로 된 제목',
  '제목\u2066',
  '보이지\u200b않는',
  '탭\t제목',
  '\u3164\u3164',
  '\u2800\u2800\u2800',
])('a title holds nothing that is not seen: %j', (title) => {
  expect(checkTitle(title)).toBe('제목에 줄바꿈이나 보이지 않는 문자는 쓸 수 없습니다.');
});

it('a text of several lines loses what is not seen, and keeps its lines and emoji', () => {
  expect(withoutHidden('좋\u3164은\u202e 봇\r\n\t👩‍💻 ❤️\u200b')).toBe('좋은 봇\r\n\t👩‍💻 ❤️');
});

it('an address holds nothing that is not seen', () => {
  expect(checkEmail('ho\u3164ng@example.com')).not.toBeNull();
  expect(checkEmail('홍길동@example.com')).toBeNull();
});

it.each(['👩‍💻 개발자에게', '❤️‍🔥 인기 봇', '1️⃣ 첫 단계', '⚠️ 주의', '결산 자동화 (2월)'])(
  'may be a title: %s',
  (title) => {
    expect(checkTitle(title)).toBeNull();
  },
);

it.each([
  '관리자',
  ' 관 리 자 ',
  '포털 운영팀',
  'ADMIN',
  'Ａdmin',
  'AION-U',
  'aionu 지원',
  '기술지원팀',
  'Support Team',
  'Ádmin',
  'Аdmin',
  'Αdmin 지원',
  'admın',
  'ađmin',
  'ɑdmin',
  'ᴀᴅᴍɪɴ',
  'Ꭺdmin',
  'ꓮdmin',
  'Ⲁdmin',
  'AıON-U',
  'A1ON-U',
  '아이온오토메이션',
  '(주)아이온 오토메이션',
  '담당자',
  '직원',
  'CS팀',
  'adm1n',
  '官理者',
  '管理者',
])('no member may be called as staff are: %s', (name) => {
  expect(checkMemberName(name, 'AION-U', '주식회사 아이온오토메이션')).toBe(
    '관리자나 회사로 오해할 수 있는 이름입니다. 다른 이름을 입력해주세요.',
  );
});

it.each([
  '홍길동',
  '공식',
  'Adminah Lee',
  'Mary-Jane O’Neil',
  'José Müller',
  'Sørensen',
  '田中 Ken',
  'Иван Петров',
  '남궁 관',
  '이아이온',
  '관우',
  '金官祐',
  'C. S. Lewis',
  'Jill 0brien',
  '황보지원',
  '담당',
])('may be a name: %s', (name) => {
  expect(checkMemberName(name, 'AION-U', '주식회사 아이온오토메이션')).toBeNull();
});

it('may be a name that a company with a short one has, too', () => {
  for (const company of ['', '㈜가온']) expect(checkMemberName('김가온', 'AION-U', company)).toBeNull();
});

it('an inquiry may have several lines, and nothing that hides or turns its text', () => {
  expect(checkInquiryField('CONTACT', 'message', '첫 줄입니다.\r\n둘째 줄\t입니다.', '2026-11-22')).toBeNull();
  expect(checkInquiryField('CONTACT', 'message', '거꾸로 \u202e보이는 문의입니다.', '2026-11-22')).toContain(
    '보이지 않는 문자',
  );
  expect(checkInquiryField('CONTACT', 'company', '회\u200b사', '2026-11-22')).toContain('보이지 않는 문자');
});
