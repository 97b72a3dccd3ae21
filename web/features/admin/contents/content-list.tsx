import { useState } from 'react';
import type { ContentRow } from '#shared/contract/admin/contents.contract.ts';
import { contentsText as text } from '#shared/messages/admin/contents.ko.ts';
import { Table } from '#web/ui/table.tsx';
import { contentColumns } from './content-columns.tsx';
import { ActionBar } from './action-bar.tsx';

/** One page of documents, with bulk actions. */
export function ContentList({ list, page }: { list: readonly ContentRow[]; page: number }) {
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
    selected,
    isAll: possible.length > 0 && selected.size === possible.length,
    onSelect,
    onSelectAll: (isSelected) => setChosen(new Set(isSelected ? possible : [])),
  });
  return (
    <>
      {selected.size > 0 && <ActionBar documentIds={[...selected]} onDone={() => setChosen(new Set())} />}
      <Table
        caption={text.caption(page)}
        columns={columns}
        rows={list}
        rowKey={({ documentId }) => documentId}
        isHighlighted={({ documentId }) => selected.has(documentId)}
      />
    </>
  );
}
