import { expect, it } from 'vitest';
import { withNameFilledIn } from './korean.ts';

it.each([
  ['{company}는 만듭니다.', '아이온오토메이션', '아이온오토메이션은 만듭니다.'],
  ['{company}는 만듭니다.', '한빛소프트', '한빛소프트는 만듭니다.'],
  ['{company}(이하 “회사”)가 운영하는', '아이온오토메이션', '아이온오토메이션(이하 “회사”)이 운영하는'],
  ['{company}과 {company}을', '나라', '나라와 나라를'],
  ['{company}의 이용, {company} 이용', '아이온', '아이온의 이용, 아이온 이용'],
  ['{company}이용', '나라', '나라이용'],
  ['{product}는', '$&', '{product}는'],
  ['{company}가', '$&', '$&가'],
])('%s with %s', (text, name, expected) => {
  expect(withNameFilledIn(text, 'company', name)).toBe(expected);
});
