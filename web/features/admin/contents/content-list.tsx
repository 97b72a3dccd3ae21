import { useState } from 'react';
import type { ContentRow } from '#shared/contract/admin/contents.contract.ts';
import { contentsText as text } from '#shared/messages/admin/content/content.ko.ts';
import { useSaved } from '#web/lib/page/origin.ts';
import { useFocusRow } from '../table/row-keys.ts';
import { AdminTable } from '../table/admin-table.tsx';
import { TotalCount } from '../table/total-count.tsx';
import { contentColumns } from './content-columns.tsx';
import { useContentQuery } from './content-query.ts';
import { ContentActions } from './content-actions.tsx';

interface ContentListProps {
  list: readonly ContentRow[];
  page: number;
  totalCount: number;
}

/** One page of documents, with bulk actions. */
export function ContentList({ list, page, totalCount }: ContentListProps) {
  const { query, addressOf } = useContentQuery();
  useFocusRow(useSaved());
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const possible = list.filter(({ state }) => state !== 'trash').map(({ documentId }) => documentId);
  // Ignores selected rows that are no longer on the page.
  const selected = new Set(possible.filter((id) => chosen.has(id)));
  const onSelect = (id: string, isSelected: boolean) => {
    const next = new Set(selected);
    if (isSelected) next.add(id);
    else next.delete(id);
    setChosen(next);
  };
  const columns = contentColumns({
    query,
    addressOf,
    selected,
    isAll: possible.length > 0 && selected.size === possible.length,
    onSelect,
    onSelectAll: (isSelected) => setChosen(new Set(isSelected ? possible : [])),
  });
  return (
    <>
      <AdminTable
        name="contents"
        toolbar={
          selected.size > 0 ? (
            <ContentActions
              documents={list.filter(({ documentId }) => selected.has(documentId))}
              onDone={() => setChosen(new Set())}
            />
          ) : (
            <TotalCount>{text.total(totalCount)}</TotalCount>
          )
        }
        caption={text.caption(page)}
        columns={columns}
        rows={list}
        rowKey={({ documentId }) => documentId}
        isHighlighted={({ documentId }) => selected.has(documentId)}
      />
    </>
  );
}
