import type { Reply } from '#shared/contract/boards/reply.contract.ts';

export interface Thread {
  parent: Reply;
  children: Reply[];
}

/**
 * Threads in display order: accepted answer, official answers, then the rest in order of writing. A child whose parent is
 * on the page before stands alone.
 */
export function threadsOf(replies: readonly Reply[]): Thread[] {
  const parents = new Set(replies.filter(({ parentId }) => parentId === null).map(({ replyId }) => replyId));
  const isChild = ({ parentId }: Reply) => parentId !== null && parents.has(parentId);
  return replies
    .filter((reply) => !isChild(reply))
    .map((parent) => ({ parent, children: replies.filter(({ parentId }) => parentId === parent.replyId) }))
    .toSorted((a, b) => rank(b.parent) - rank(a.parent));
}

const rank = ({ isAccepted, isOfficial }: Reply) => (isAccepted ? 2 : isOfficial ? 1 : 0);
