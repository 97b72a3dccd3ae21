import { expect, it } from 'vitest';
import type { DocumentDetail } from '#shared/contract/boards/board.contract.ts';
import { openPage as open } from '#web/rendered-page.fixture.ts';
import { detail, file, noReplies, version } from './board-pages.fixture.ts';

const openItem = async (files: DocumentDetail['files'], review: boolean) =>
  open('/marketDetail/d1', ['ROLE_USER'], {
    '/api/v1/board/detail': { ...detail, files },
    '/api/v1/board/replyList': noReplies,
    '/api/v1/board/related': { list: [] },
    '/api/v1/market/detail': {
      versions: [version],
      reviews: [],
      ratingAverage: null,
      ratingCount: 0,
      abilities: { addVersion: false, submit: false, decide: false, review },
    },
  });

it('an item of the market tells how many pictures it has, each of which opens large', async () => {
  const first = { ...file, isAllowed: true, purpose: 'screenshot', url: '/api/v1/file/s1' } as const;
  const second = { ...first, fileId: 's2', url: '/api/v1/file/s2' };
  const several = await openItem([first, second], false);
  expect(several.text).toContain('표를 모읍니다. 크게 보기 크게 보기 2개 중 1번째 1 / 2 본문입니다.');
  expect(several.links).toEqual(expect.arrayContaining([first.url, second.url]));
  const single = await openItem([first], false);
  expect(single.text, 'no way to others where there are none').toContain('표를 모읍니다. 크게 보기 본문입니다.');
});

it('an item of the market that nobody rated asks who may for a rating, and does not count none', async () => {
  expect((await openItem([], true)).text).toContain('추천 5 사용해보셨다면 평가를 남겨주세요 ');
  expect((await openItem([], false)).text).not.toContain('평가');
});
