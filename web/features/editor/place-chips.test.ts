import { expect, it } from 'vitest';
import { withChips, withoutChips } from './place-chips.ts';

const PLACES = { company: '회사명', link: '링크 주소' };

it('shows the places of a text by their names, and gives them back in braces', () => {
  const html = '<p>{company}는 {other}을 <a href="mailto:{link}">{link}</a>로 안내합니다.</p>';
  const shown = withChips(html, PLACES);
  expect(shown).toBe(
    '<p><span data-place="company">회사명</span>는 {other}을 <a href="mailto:{link}"><span data-place="link">링크 주소</span></a>로 안내합니다.</p>',
  );
  expect(withoutChips(shown)).toBe(html);
});
