import { Fragment } from 'react';
import { cx } from '#web/ui/cx.ts';
import type { Block } from '../format/parse-answer-blocks.ts';
import { isHeader } from '../format/parse-answer-blocks.ts';
import { InlineText } from './inline-text.tsx';

/** Equal columns, so that the rows, which the fold may part, stand below each other. */
const COLUMNS = ['', 'grid-cols-1', 'grid-cols-2', 'grid-cols-3', 'grid-cols-4'];

/** Row of a table. One with more columns than the panel has room for names them in a line. */
export function TableRow({ row }: { row: Block }) {
  const { cells = [], heads = [] } = row;
  const isNames = isHeader(row);
  const columns = COLUMNS[isNames ? cells.length : heads.length];
  if (columns === undefined) return isNames ? null : <LabelledCells cells={cells} heads={heads} />;
  return (
    <div
      className={cx(
        'grid gap-x-2.5 border-b py-1.5 text-[0.8125rem] leading-5',
        columns,
        isNames ? 'border-line-strong font-semibold text-ink-muted' : 'border-line',
      )}
    >
      {cells.map((cell, i) => (
        <span key={i} className={cx('min-w-0', i === 0 && !isNames && 'font-semibold text-ink')}>
          {i > 0 && !isNames && <span className="sr-only">{heads[i]}: </span>}
          <InlineText line={cell} />
        </span>
      ))}
    </div>
  );
}

const LabelledCells = ({ cells, heads }: { cells: string[]; heads: string[] }) => (
  <p className="mt-2">
    {cells.map((cell, i) => (
      <Fragment key={i}>
        {i > 0 && cell !== '' && ' · '}
        <InlineText line={i > 0 && cell !== '' && heads[i] ? `${heads[i]}: ${cell}` : cell} />
      </Fragment>
    ))}
  </p>
);
