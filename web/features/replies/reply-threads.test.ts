import { expect, it } from 'vitest';
import type { Reply } from '#shared/contract/boards/reply.contract.ts';
import { threadsOf } from './reply-threads.ts';

const reply = (replyId: string, over: Partial<Reply> = {}): Reply => ({
  replyId,
  parentId: null,
  authorName: 'hong***',
  isStaffAuthor: false,
  bodyHtml: '<p>답</p>',
  createdAt: '2026-11-20T00:00:00.000Z',
  updatedAt: '2026-11-20T00:00:00.000Z',
  isDeleted: false,
  isOfficial: false,
  isAccepted: false,
  isMine: false,
  abilities: { update: false, delete: false, accept: false, reply: false },
  ...over,
});

it('lets a child stand alone whose parent is on the page before', () => {
  const threads = threadsOf([reply('orphan', { parentId: 'elsewhere' }), reply('comment')]);
  expect(threads.map(({ parent }) => parent.replyId)).toEqual(['orphan', 'comment']);
});

it('puts the accepted answer first, official ones next, comments after them in order of time', () => {
  const threads = threadsOf([
    reply('comment 1'),
    reply('answer to 1', { parentId: 'comment 1' }),
    reply('official', { isOfficial: true }),
    reply('comment 2'),
    reply('accepted', { isAccepted: true }),
  ]);
  expect(threads.map(({ parent }) => parent.replyId)).toEqual(['accepted', 'official', 'comment 1', 'comment 2']);
  expect(threads[2]?.children.map(({ replyId }) => replyId)).toEqual(['answer to 1']);
});
