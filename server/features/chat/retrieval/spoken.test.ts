import { expect, it } from 'vitest';
import { written } from './spoken.ts';

it.each(['한달에 얼마에요?', '얼마예요?', '1년에 얼마인가요', '얼마'])(
  'reads a question of nothing but how much as one for the price: %s',
  (question) => {
    expect(written(question)).toBe('가격 비용');
  },
);

it.each(['OCR 한 장에 얼마예요', '얼마나 걸려요?', '교육비가 얼마예요'])(
  'leaves what names its matter: %s',
  (question) => {
    expect(written(question)).not.toContain('가격');
  },
);

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
