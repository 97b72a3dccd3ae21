import { Lock } from 'lucide-react';
import type { Board } from '#shared/boards/board.ts';
import { FILE_VISIBILITIES } from '#shared/boards/board.ts';
import type { DocumentSummary } from '#shared/contract/boards/board.contract.ts';
import { messages } from '#shared/messages.ko.ts';
import { fieldText } from '#web/features/documents/field-text.ts';

/** A field that is empty or for all alike, which tells nothing apart. */
const TELLS_NOTHING = /^(공통)?$/;

/** For whom the files are, their kinds, and the fields that the board shows in its list, by their names. */
export function RowFacts({ board, document }: { board: Board; document: DocumentSummary }) {
  const { kinds = [], lockedFor } = document.downloads ?? {};
  const fields = board.fields.filter(({ name, inList }) => inList && !TELLS_NOTHING.test(document.fields[name] ?? ''));
  if (!lockedFor && kinds.length + fields.length === 0) return null;
  return (
    <p className="flex flex-wrap gap-x-3 text-[13px] text-ink-soft md:-mt-2 md:pb-1.5">
      {lockedFor && (
        <span className="inline-flex items-center gap-1">
          <Lock size={13} aria-hidden="true" />
          {messages.documents.list.filesFor(FILE_VISIBILITIES[lockedFor])}
        </span>
      )}
      {kinds.length > 0 && <span>{kinds.join(', ').toUpperCase()}</span>}
      {fields.map((field) => (
        <span key={field.name} className={field.inList === 'wide' ? 'max-md:hidden' : undefined}>
          <span className="text-ink-muted">{field.label}</span> {fieldText(field, document.fields[field.name] ?? '')}
        </span>
      ))}
    </p>
  );
}
