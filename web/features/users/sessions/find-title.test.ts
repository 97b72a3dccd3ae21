import { afterEach, expect, it, vi } from 'vitest';
import { findTitle, placeOf } from './find-title.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['/marketDetail/m1', '마켓'],
  ['/qnaRegister', 'QnA'],
  ['/videoTutorialDetail/v1', '비디오 강의'],
  ['/myActivity?view=inquiries', '내 활동'],
  ['/userEdit', '회원정보 수정'],
  ['/contact/list?open=3', '문의 관리'],
  ['/admin/users', '관리'],
  ['/verifyEmail', '보시려던 페이지'],
])('%s is of %s', (path, place) => {
  expect(placeOf(path)).toBe(place);
});

it('a page that does not answer in time is named by its place, and one that is refused not at all', async () => {
  vi.stubGlobal('navigator', { cookieEnabled: true });
  vi.stubGlobal('fetch', () => Promise.reject(new DOMException('', 'TimeoutError')));
  expect(await findTitle('/qnaDetail/q1', 'AION-U')).toBe('QnA');
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 403 })));
  expect(await findTitle('/qnaDetail/q1', 'AION-U')).toBeNull();
});
