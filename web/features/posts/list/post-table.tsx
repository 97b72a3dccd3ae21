import { boardOf } from '../../../../shared/boards.ts';
import type { DocumentSummary } from '../../../../shared/contract/board.contract.ts';
import { messages } from '../../../../shared/messages.ko.ts';
import { EmptyState } from '../../../ui/states.tsx';
import { Table } from '../../../ui/table.tsx';
import { useBoardType } from '../board-of-route.ts';
import { listColumns } from './list-columns.tsx';
import type { ListQuery } from './list-query.ts';

const text = messages.posts.list;

interface PostTableProps {
  posts: readonly DocumentSummary[];
  totalCount: number;
  pageSize: number;
  query: ListQuery;
}

export function PostTable({ posts, totalCount, pageSize, query }: PostTableProps) {
  const board = boardOf(useBoardType());
  if (posts.length === 0) return <NoPosts isSearch={query.q !== ''} />;
  const firstNumber = totalCount - (query.page - 1) * pageSize;
  return (
    <Table
      caption={text.caption(board.name, query.page)}
      columns={listColumns(board)}
      rows={posts.map((post, index) => ({ post, number: firstNumber - index }))}
      rowKey={({ post }) => post.documentId}
      isHighlighted={({ post }) => post.isPinned}
    />
  );
}

const NoPosts = ({ isSearch }: { isSearch: boolean }) => (
  <div className="border-y border-line">
    {isSearch ? <EmptyState title={text.noHit} description={text.noHitHint} /> : <EmptyState title={text.empty} />}
  </div>
);
