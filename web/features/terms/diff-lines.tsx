import type { DiffLine } from '#shared/contract/site/term.contract.ts';
import { termsText as text } from '#shared/messages/site/terms.ko.ts';
import { cx } from '#web/ui/cx.ts';

const LOOK: Record<DiffLine['change'], string> = {
  same: 'text-ink-muted',
  removed: 'bg-danger-soft text-danger',
  added: 'bg-success-soft text-success',
};

/** Changes are marked not only by colour: also by a sign, a text for screen readers, and `del` and `ins`. */
export function DiffLines({ lines }: { lines: readonly DiffLine[] }) {
  if (lines.every(({ change }) => change === 'same')) return <p className="text-label text-ink-muted">{text.same}</p>;
  return (
    <ol className="overflow-hidden rounded-card border border-line text-label leading-7">
      {lines.map(({ change, text: line }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- lines have no id and are never reordered
        <li key={index} className={cx('flex gap-3 px-4 py-1', LOOK[change])}>
          <span aria-hidden="true" className="w-3 shrink-0 text-center font-semibold">
            {change === 'removed' ? '−' : change === 'added' ? '+' : ''}
          </span>
          <Line change={change} line={line} />
        </li>
      ))}
    </ol>
  );
}

function Line({ change, line }: { change: DiffLine['change']; line: string }) {
  const look = 'min-w-0 break-words no-underline';
  if (change === 'same') return <span className={look}>{line}</span>;
  const Tag = change === 'removed' ? 'del' : 'ins';
  return (
    <Tag className={look}>
      <span className="sr-only">{change === 'removed' ? text.removed : text.added} </span>
      {line}
    </Tag>
  );
}
