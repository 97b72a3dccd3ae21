import { smallTalkText } from '#shared/messages/chat/small-talk.ko.ts';
import { describe, expect, it } from 'vitest';
import { readCompany } from '#server/site/company.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { askBuiltin } from '../ask.fixture.ts';
import { companyFieldsOf } from './company-fact.ts';
import { smallTalk } from './small-talk.ts';

const talk = (query: string) => smallTalk(query, { product: 'AION-U', now: '2026-11-21T16:00:00.000Z' });

describe('small talk', () => {
  it.each([
    ['고마워요 도움됐어요', '다행입니다'],
    ['감사합니다 많은 도움이 되었어요', '다행입니다'],
    ['너 바보야?', '죄송합니다'],
    ['ㄱㅅ', '다행입니다'],
    ['네 감사합니다 수고하세요', '이용해주셔서'],
    ['수고하세요', '이용해주셔서'],
    ['감사합니다 다음에 또 물어볼게요', '이용해주셔서'],
    ['다시 말해주세요', '드린 답변이 없습니다'],
    ['네', '네, 더 궁금한'],
    ['응', '네, 더 궁금한'],
    ['ㅇㅋ', '네, 더 궁금한'],
    ['아 네네', null],
    ['네 알겠습니다', '네, 더 궁금한'],
    ['아니요', '네, 알겠습니다'],
    ['너 이름이 뭐야', 'AION-U AI입니다'],
    ['ㅋㅋㅋ', '말씀하세요'],
    ['ㅠㅠ', '말씀하세요'],
    ['별로 도움이 안되네', '[QnA에 질문하기](/qnaRegister)'],
    ['도움이 안 됩니다', '[QnA에 질문하기](/qnaRegister)'],
    ['오늘 며칠이야', '2026년 11월 22일 일요일'],
    ['오늘 무슨 요일이에요?', '일요일'],
    ['지금 몇 시야', '오전 1:00'],
    ['???', '알기 어렵습니다'],
    ['😀', '알기 어렵습니다'],
    ['<script>alert(1)</script>', '알기 어렵습니다'],
    ['DROP TABLE users;', '알기 어렵습니다'],
    ["' OR 1=1 --", '알기 어렵습니다'],
  ])('%s', (query, said) => {
    if (said === null) expect(talk(query)).toBeNull();
    else expect(talk(query)).toContain(said);
  });

  it.each([
    '네트워크 설정',
    '도움이 되는 자료',
    '오늘 점검 있나요',
    '이름이 뭐로 저장되나요',
    '별로 안 쓰는 로봇 끄기',
    '감사 로그는 어디서 보나요',
    'session not created',
    '사용법',
    'select 활동은 어떻게 써요',
    '<wnd> 셀렉터가 뭔가요',
    '1042',
  ])('is a question: %s', (query) => {
    expect(talk(query)).toBeNull();
  });

  it('leaves nothing of it to the staff as a question without an answer', async () => {
    const portal = await buildTestApp();
    for (const query of ['ㄱㅅ', '별로 도움이 안되네', '12345', '안녕하세요!!', 'DROP TABLE users;'])
      expect((await askBuiltin(portal, query)).isUnanswered, query).toBe(false);
  });
});

describe('what has nothing to do with the portal', () => {
  const around = { product: 'AION-U', now: '2026-11-22T03:00:00.000Z' };

  it.each([
    ['심심해', smallTalkText.always.idle],
    ['배고프다', smallTalkText.always.idle],
    ['농담해줘', smallTalkText.always.idle],
    ['짜증나', smallTalkText.always.sorry],
    ['영어로 말해줘', smallTalkText.always.korean],
  ])('%s is answered lightly', (query, said) => {
    expect(smallTalk(query, around)).toBe(said);
  });

  it.each(['너 사람임?', '뭐 물어볼수있어', '너 뭘로 만들었어'])('%s is told what answers', (query) => {
    expect(smallTalk(query, around)).toContain('AION-U');
  });

  it.each([
    '화면이 졸려요',
    '농담 메일 거르기',
    '영어로 된 문서 읽기',
    '로봇이 힘들게 하는 일',
    '사랑의 집 후원 메일',
    '졸업',
    '심심풀이',
    '노래',
  ])('%s is a question of its own', (query) => {
    expect(smallTalk(query, around)).toBeNull();
  });
});

/** A portal whose administrator has left out one fact of the company. */
async function withoutFact(name: 'phone' | 'businessNumber') {
  const portal = await buildTestApp();
  const { company } = await readCompany(portal.context.db);
  const value = JSON.stringify({ ...company, [name]: '' });
  await portal.context.db.updateTable('site_setting').set({ value }).where('name', '=', 'company').execute();
  return portal;
}

describe('facts of the company', () => {
  it('tells what the footer says, as the administrators wrote it', async () => {
    const portal = await buildTestApp();
    for (const [query, fact] of [
      ['회사 주소 알려줘', '서울특별시 강남구'],
      ['그럼 회사 주소는', '서울특별시 강남구'],
      ['본사 위치', '서울특별시 강남구'],
      ['대표이사 이름', '한서준'],
      ['지원 메일 주소', 'support@aionu.example'],
      ['너희 회사 이름', '주식회사 아이온오토메이션'],
      ['회사 담당자 이메일', 'support@aionu.example'],
      ['담당자 메일 알려주세요', 'support@aionu.example'],
      ['영업 담당자 연락처', '02-1234-5678'],
      ['사업자등록번호 알려주세요', '120-00-12343'],
    ] as const)
      expect((await askBuiltin(portal, query)).text, query).toContain(fact);
  });

  it('says which fact is not written, and names the email address instead', async () => {
    const portal = await withoutFact('phone');
    for (const earlier of [[], [{ question: '로봇 설치하려면 뭐가 필요해?', answer: '네.' }]])
      expect((await askBuiltin(portal, '전화번호 알려줘', { earlier })).text).toContain(
        '전화번호는 등록되어 있지 않습니다. 회사 이메일은 support@aionu.example',
      );
  });

  it('leads to the page of the company where nothing is written, and invents nothing', async () => {
    const { text } = await askBuiltin(await withoutFact('businessNumber'), '사업자등록번호 알려주세요');
    expect(text).toContain('"menu":"/company"');
    expect(text).not.toMatch(/\d{3}-\d{2}-\d{5}/);
  });

  it.each([
    '회사 주소를 엑셀에서 뽑는 방법',
    '대표 계정 이름 바꾸기',
    '메일 주소 검사',
    '이름 알려줘',
    '거래처 회사 이름',
    '그 회사 이름이 뭐예요',
    '우리 회사 주소 바꾸기',
    '저희 회사 이름',
    '담당자 메일로 보내기',
    '담당자에게 메일 보내는 방법',
  ])('is asked of something else: %s', (query) => {
    expect(companyFieldsOf(query)).toEqual([]);
  });
});
