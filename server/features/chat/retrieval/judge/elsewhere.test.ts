import { expect, it } from 'vitest';
import { loadAnalyser } from '#server/search/analyse/analyser.ts';
import { listedIn } from './elsewhere.ts';

const namesIn = async (query: string) => {
  const { tokens } = await loadAnalyser();
  return ['elsewhere-words.txt', 'named-words.txt'].flatMap((list) => listedIn(list, query, tokens(query)));
};

it.each([
  ['한셀도 읽나요', '한셀'],
  ['구글 스프레드 시트에 쓰기', '구글스프레드시트'],
  ['C#으로 만든 것도 부르나요', 'c#'],
  ['일본어 문서는요', '일본어'],
  ['Jira에 올리기', 'jira'],
])('reads the name of a well-known thing: %s', async (query, name) => {
  expect(await namesIn(query)).toContain(name);
});

it.each(['알리는 메일을 보내려면', '라이선스를 업데이트하면', '설명은 어디서 보나요', '사람인지 로봇인지'])(
  'takes no part of another word for a name: %s',
  async (query) => {
    expect(await namesIn(query)).toEqual([]);
  },
);
