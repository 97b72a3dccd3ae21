import { Lock } from 'lucide-react';
import type { Board } from '#shared/boards/board.ts';
import { FILE_VISIBILITIES } from '#shared/boards/board.ts';
import type { DocumentSummary } from '#shared/contract/boards/board.contract.ts';
import { messages } from '#shared/messages.ko.ts';
import { fieldText } from '#web/features/documents/field-text.ts';

/** For whom the files are, their kinds, and the fields that the board shows in its list; equal values only once. */
export function RowFacts({ board, document }: { board: Board; document: DocumentSummary }) {
  const { kinds = [], lockedFor } = document.downloads ?? {};
  const fields = board.fields.flatMap((field) => {
    const value = field.inList && document.fields[field.name];
    return value ? [fieldText(field, value)] : [];
  });
  const facts = [
    ...(lockedFor ? [messages.documents.list.filesFor(FILE_VISIBILITIES[lockedFor])] : []),
    ...(kinds.length > 0 ? [kinds.join(', ').toUpperCase()] : []),
    ...new Set(fields),
  ];
  if (facts.length === 0) return null;
  return (
    <p className="truncate text-[13px] text-ink-muted md:-mt-2.5 md:pb-1.5">
      {lockedFor && <Lock size={13} aria-hidden="true" className="mr-1 mb-0.5 inline" />}
      {facts.join(' · ')}
    </p>
  );
}
