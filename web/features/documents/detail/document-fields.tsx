import type { BoardField } from '#shared/boards/board.ts';
import { boardOf } from '#shared/boards.ts';
import type { DocumentDetail } from '#shared/contract/boards/board.contract.ts';
import { unbroken } from '#web/ui/text/unbroken.tsx';
import { fieldText } from '../field-text.ts';

/** Of a handout for every product and system, that it is says nothing. */
const FOR_ALL = '공통';

/** The filled-in fields of the document, in the board's order. */
export function DocumentFields({ document }: { document: DocumentDetail }) {
  const { fields, fieldsLabel } = boardOf(document.boardType);
  const filled = fields.filter(
    ({ name, hasOwnPlace }) => !hasOwnPlace && document.fields[name] && document.fields[name] !== FOR_ALL,
  );
  if (filled.length === 0) return null;
  return (
    <section aria-label={fieldsLabel} className="mt-6 rounded-card bg-surface-soft px-5 py-4">
      <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
        {filled.map((field) => (
          <div key={field.name} className="flex gap-3 text-label">
            <dt className="w-20 shrink-0 text-ink-muted">{field.label}</dt>
            <dd className="min-w-0 font-medium break-words text-ink">
              <FieldValue field={field} value={document.fields[field.name] ?? ''} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function FieldValue({ field, value }: { field: BoardField; value: string }) {
  if (field.kind !== 'url') return unbroken(fieldText(field, value));
  return (
    <a href={value} rel="noopener nofollow" className="text-accent-ink underline underline-offset-4">
      {value}
    </a>
  );
}
