import { useState } from 'react';
import type { InquirySummary } from '#shared/contract/inquiries/inquiry.contract.ts';

/** Selected rows; rows that are no longer on the page are ignored. */
export function useSelection(rows: readonly InquirySummary[]) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const selected = new Set(rows.map((row) => row.contractId).filter((id) => ticked.has(id)));
  return {
    selected,
    isAllSelected: rows.length > 0 && selected.size === rows.length,
    select: (id: string, isSelected: boolean) => {
      const next = new Set(selected);
      if (isSelected) next.add(id);
      else next.delete(id);
      setTicked(next);
    },
    selectAll: (isSelected: boolean) => setTicked(new Set(isSelected ? rows.map((row) => row.contractId) : [])),
    clear: () => setTicked(new Set()),
  };
}
