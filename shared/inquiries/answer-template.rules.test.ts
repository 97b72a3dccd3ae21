import { expect, it } from 'vitest';
import { fieldsIn, templateFieldError } from './answer-template.rules.ts';

it('finds the fields of a text, but no other braces', () => {
  expect(fieldsIn('{이름} 님, {모름}과 {이름}')).toEqual(['{이름}', '{모름}']);
  expect(fieldsIn('{"a": 1}, {0}, {}, { 이름 }, {{ }, {a.b}, ${x + y}')).toEqual([]);
  expect(fieldsIn('<p>{작성자}</p><pre><code>{count}</code></pre><p><code>{값}</code> {제목}</p>')).toEqual([
    '{작성자}',
    '{제목}',
  ]);
});

it('refuses a field that does not exist, names it and the others, and those of the other templates', () => {
  expect(templateFieldError('{이름} 님({회사명}), {접수번호}, {담당자} {"a": 1}', 'free')).toBeNull();
  expect(templateFieldError('{이름} {모름} {이 름}', 'free')).toBe(
    '템플릿에 {모름}, {이 름}은 쓸 수 없습니다. 쓸 수 있는 항목은 {이름}, {회사명}, {접수번호}, {담당자}입니다.',
  );
  expect(templateFieldError('<p>{이름}</p>', 'questions')).toContain('{작성자}, {제목}, {담당자}');
});
