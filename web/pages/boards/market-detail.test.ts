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
  expect(several.text).toContain('크게 보기 크게 보기 2개 중 1번째 1 / 2 본문입니다.');
  expect(several.links).toEqual(expect.arrayContaining([first.url, second.url]));
  const single = await openItem([first], false);
  expect(single.text, 'no way to others where there are none').toContain('업무분야 엑셀 크게 보기 본문입니다.');
});

it('an item of the market that nobody rated asks who may for a rating, and does not count none', async () => {
  expect((await openItem([], true)).text).toContain('사용해보셨다면 평가를 남겨주세요 ');
  expect((await openItem([], false)).text).not.toContain('평가');
});

it('an item that is not published yet says what is left to do: to ask for its review, or for staff to publish it', async () => {
  const openDraft = async (decide: boolean) =>
    open('/marketDetail/d1', decide ? ['ROLE_MANAGER'] : ['ROLE_USER'], {
      '/api/v1/board/detail': {
        ...detail,
        reviewState: '임시저장',
        abilities: { ...detail.abilities, update: true },
      },
      '/api/v1/board/replyList': noReplies,
      '/api/v1/board/related': { list: [] },
      '/api/v1/market/detail': {
        versions: [],
        reviews: [],
        ratingAverage: null,
        ratingCount: 0,
        abilities: { addVersion: true, submit: !decide, decide, review: false },
      },
    });
  const own = await openDraft(false);
  expect(own.text).toContain('준비가 끝나면 심사를 요청해주세요. 심사요청');
  expect(own.links).not.toContain('/admin/market');
  const staff = await openDraft(true);
  expect(staff.text).toContain('확인하고 게시해주세요. 심사를 기다리는 상품 보기 게시');
  expect(staff.links, 'back to the queue, where the next one waits').toContain('/admin/market');
});
