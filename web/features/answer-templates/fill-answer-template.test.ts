import { expect, it } from 'vitest';
import { asAnswerTemplate, fillAnswerTemplate } from './fill-answer-template.ts';

const INQUIRY = { 이름: '한지우', 회사명: '두리상사', 접수번호: 'C-20261122-0001', 담당자: '오세린' };

it('fills in the fields it knows and leaves all other braces', () => {
  const body = '{이름} 님({회사명}), {접수번호} 건은 {담당자}가 {날짜}까지 연락드립니다. {이름}';
  expect(fillAnswerTemplate(body, INQUIRY)).toBe(
    '한지우 님(두리상사), C-20261122-0001 건은 오세린가 {날짜}까지 연락드립니다. 한지우',
  );
  expect(fillAnswerTemplate('{toString}', INQUIRY)).toBe('{toString}');
});

it('does not read a value as a template', () => {
  expect(fillAnswerTemplate('{이름}', { ...INQUIRY, 이름: '{담당자}' })).toBe('{담당자}');
});

it('keeps an answer as a template of nobody: what was filled in are fields again', () => {
  const body = '{이름} 님({회사명}), {접수번호} 건은 {날짜}까지 연락드립니다. {담당자} 드림';
  expect(asAnswerTemplate(fillAnswerTemplate(body, INQUIRY), INQUIRY)).toBe(body);
  expect(asAnswerTemplate('<p title="한지우">한지우 님</p>', INQUIRY)).toBe('<p title="한지우">{이름} 님</p>');
  expect(asAnswerTemplate('(주)두리 한지우 님', { 이름: '한지우', 회사명: '(주)두리' })).toBe('{회사명} {이름} 님');
  const title = { 제목: '&quot;엑셀&quot; &amp; &#39;한글&#39;' };
  expect(asAnswerTemplate(`<p>"엑셀" &amp; '한글' 문의</p>`, title)).toBe('<p>{제목} 문의</p>');
  expect(asAnswerTemplate('이 답변', { 이름: '이' })).toBe('이 답변');
});
