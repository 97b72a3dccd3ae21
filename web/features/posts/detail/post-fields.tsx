import { boardOf } from '../../../../shared/boards.ts';
import type { FieldKind } from '../../../../shared/boards/board.ts';
import type { DocumentDetail } from '../../../../shared/contract/boards/board.contract.ts';

/** What the author filled in beside title and body, in the board's order. */
export function PostFields({ post }: { post: DocumentDetail }) {
  const { fields, fieldsLabel } = boardOf(post.boardType);
  const filled = fields.filter(({ name, hasOwnPlace }) => !hasOwnPlace && post.fields[name]);
  if (filled.length === 0) return null;
  return (
    <section aria-label={fieldsLabel} className="mt-6 rounded-card bg-surface-soft px-5 py-4">
      <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2 lg:flex lg:flex-wrap lg:gap-x-12">
        {filled.map(({ name, label, kind, unit }) => (
          <div key={name} className="flex gap-3 text-label lg:block">
            <dt className="w-20 shrink-0 text-ink-muted lg:text-sm">{label}</dt>
            <dd className="font-medium text-ink">
              {shownAs(kind, post.fields[name] ?? '')}
              {unit}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** `2026.10`, as all dates are written. */
const shownAs = (kind: FieldKind, value: string) => (kind === 'month' ? value.replace('-', '.') : value);
