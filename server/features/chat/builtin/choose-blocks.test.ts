import { expect, it } from 'vitest';
import { loadAnalyser } from '#server/search/analyse/analyser.ts';
import { planOf } from '#server/search/query/plan.ts';
import { blocksOf } from './blocks.ts';
import { chooseBlocks } from './choose-blocks.ts';
import { renderBlocks } from './render.ts';

/** What is answered out of one part of a text. */
async function answer(text: string, content: string, isWhole = false) {
  const analyser = await loadAnalyser();
  const { terms } = planOf(analyser, text);
  const asked = { text, terms, weights: terms.map(() => 1), title: '안내' };
  const blocks = blocksOf([{ passageId: 1, heading: '', content }]);
  return renderBlocks(chooseBlocks(analyser, asked, blocks, isWhole), true).join('');
}

it('tells what stands below a caption with it, and never the caption alone', async () => {
  const content = '농가에서\n씨앗을 고르는 일을 맡겼습니다.\n금융과 제조\n심사와 검수를 맡겼습니다.';
  const said = await answer('금융 회사', content);
  expect(said).toContain('금융과 제조\n\n심사와 검수를 맡겼습니다.');
  expect(said).not.toContain('씨앗');
});

it('tells what a paragraph announces', async () => {
  const content =
    '엑셀을 다루는 방식이 두 가지 있습니다. 먼저 골라주세요.\n방식 | 빠르기\n파일 | 빠릅니다\n화면 | 느립니다';
  const said = await answer('엑셀 다루기', content);
  expect(said).toContain('먼저 골라주세요.');
  expect(said).toContain('- **파일**: 빠릅니다');
});

it('takes no fact for a caption, and 개요 for no sentence', async () => {
  const linesOf = (content: string) =>
    blocksOf([{ passageId: 1, heading: '', content }]).map(({ lines }) => lines.map(({ text }) => text).join());
  expect(linesOf('운영 시간 평일 09:00~18:00\n1. 서류를 옮깁니다')).toHaveLength(2);
  expect(linesOf('장소: 본사 3층\n많은 참여 바랍니다.')).toHaveLength(2);
  expect(linesOf('접수 절차 개요\n창구에서 서류를 받습니다.')).toEqual(['창구에서 서류를 받습니다.']);
});

it('takes the next month for no announcement', async () => {
  const list = Array.from({ length: 9 }, (_, i) => `- ${'긴 '.repeat(40)}자리 ${i}`).join('\n');
  expect(await answer('주차 요금', `주차 요금은 다음 달부터 오릅니다.\n${list}`)).not.toContain('자리');
});

it('says that a long table or list is cut, and nothing of it when a row was named', async () => {
  const rows = Array.from({ length: 12 }, (_, i) => `함수${i} | 글자를 다룹니다`);
  const table = `함수 | 하는 일\n${rows.join('\n')}`;
  expect(await answer('글자 함수', table)).toContain('이 밖에 더 있습니다.');
  expect(await answer('함수3', table)).not.toContain('이 밖에');
  const items = Array.from({ length: 11 }, (_, i) => `- 글자 ${i}개를 다룹니다`);
  expect(await answer('글자', items.join('\n'))).toContain('이 밖에 더 있습니다.');
  expect(await answer('글자', items.slice(0, 9).join('\n'))).not.toContain('이 밖에');
});
