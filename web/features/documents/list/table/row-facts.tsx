import type { Board } from '#shared/boards/board.ts';
import type { DocumentSummary } from '#shared/contract/boards/board.contract.ts';
import { fieldText } from '#web/features/documents/field-text.ts';

/** Kinds of files and the fields that the board shows in its list, below the title; equal values only once. */
export function RowFacts({ board, document }: { board: Board; document: DocumentSummary }) {
  const kinds = (document.downloads?.kinds ?? []).join(', ').toUpperCase();
  const fields = board.fields.flatMap((field) => {
    const value = field.inList && document.fields[field.name];
    return value ? [fieldText(field, value)] : [];
  });
  const facts = kinds === '' ? fields : [kinds, ...fields];
  if (facts.length === 0) return null;
  return <p className="truncate text-[13px] text-ink-muted md:-mt-2.5 md:pb-1.5">{[...new Set(facts)].join(' · ')}</p>;
}
