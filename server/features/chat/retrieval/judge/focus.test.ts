import { expect, it } from 'vitest';
import { loadAnalyser } from '#server/search/analyse/analyser.ts';
import { planOf } from '#server/search/query/plan.ts';
import { written } from '../spoken.ts';
import { asksWhether, focusOf } from './focus.ts';
import { loadWordKinds } from './word-kinds.ts';

async function askedOf(request: string) {
  const analyser = await loadAnalyser();
  const { terms } = planOf(analyser, written(request));
  const kindOf = await loadWordKinds();
  const isFocus = focusOf(
    analyser.tokens,
    request,
    terms,
    terms.map((term) => kindOf(term, false)),
  );
  return terms.flatMap(({ any }, i) => (isFocus[i] ? [any[0]] : []));
}

it.each([
  ['메일에서 녹음 파일도 읽을 수 있나요', ['녹음']],
  ['엑셀에서 지도 그리는 기능 있나요', ['지도']],
  ['저울 연동 되나요', ['저울']],
])('finds what a question asks of: %s', async (request, of) => {
  expect(await askedOf(request)).toEqual(of);
});

it('tells whether there is something from how, where and how much', () => {
  expect(asksWhether('저울도 지원하나요')).toBe(true);
  expect(asksWhether('저울 연동 가능한가요')).toBe(true);
  for (const request of ['저울은 어떻게 연결하나요', '저울은 몇 대까지 되나요', '저울이 왜 안 되나요'])
    expect(asksWhether(request), request).toBe(false);
});
