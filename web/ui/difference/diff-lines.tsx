import type { DiffLine } from '#shared/text/diff-lines.ts';
import { cx } from '../cx.ts';
import type { DiffRow } from './diff-rows.ts';
import { diffRows } from './diff-rows.ts';
import { diffLabels } from './diff-labels.ts';

const LOOK: Record<DiffLine['change'], string> = {
  same: 'text-ink-muted',
  removed: 'bg-danger-soft text-danger',
  added: 'bg-success-soft text-success',
};

const SIGN: Record<DiffRow['change'], string> = { same: '', removed: '−', added: '+', edited: '±', skipped: '⋯' };

interface DiffLinesProps {
  lines: readonly DiffLine[];
  /** Where nothing differs. */
  same?: string;
}

/** Changes are marked not only by colour: also by a sign, a text for screen readers, and `del` and `ins`. */
export function DiffLines({ lines, same = diffLabels.none }: DiffLinesProps) {
  if (lines.every(({ change }) => change === 'same')) return <p className="text-label text-ink-muted">{same}</p>;
  return (
    <ol className="overflow-hidden rounded-card border border-line text-label leading-7">
      {diffRows(lines).map((row, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- lines have no id and are never reordered
        <li key={index} className={cx('flex gap-3 px-4 py-1', lookOf(row))}>
          <span aria-hidden="true" className="w-3 shrink-0 text-center font-semibold">
            {SIGN[row.change]}
          </span>
          <span className="min-w-0 break-words">
            <Row row={row} />
          </span>
        </li>
      ))}
    </ol>
  );
}

function lookOf({ change }: DiffRow): string {
  if (change === 'edited') return 'text-ink';
  return change === 'skipped' ? 'bg-surface-soft text-sm text-ink-muted' : LOOK[change];
}

function Row({ row }: { row: DiffRow }) {
  if (row.change === 'skipped') return diffLabels.skipped(row.count);
  if (row.change !== 'edited') return <Changed part={row} />;
  return row.words.map((part, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- words have no id and are never reordered
    <span key={index} className={cx(part.change !== 'same' && `rounded-sm px-0.5 ${LOOK[part.change]}`)}>
      <Changed part={part} />{' '}
    </span>
  ));
}

function Changed({ part: { change, text } }: { part: DiffLine }) {
  if (change === 'same') return text;
  const Tag = change === 'removed' ? 'del' : 'ins';
  return (
    <Tag className={change === 'removed' ? undefined : 'no-underline'}>
      <span className="sr-only">{change === 'removed' ? diffLabels.removed : diffLabels.added} </span>
      {text}
    </Tag>
  );
}
