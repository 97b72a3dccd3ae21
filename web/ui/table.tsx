import type { ReactNode } from 'react';
import { cx } from './cx.ts';

export interface Column<Row> {
  key: string;
  label: string;
  /** Header content in place of the label, such as a sort link. */
  heading?: ReactNode;
  /** Current sort order of this column. */
  sorted?: 'ascending' | 'descending';
  align?: 'center';
  /** Class of the cell, such as `w-28`. */
  className?: string;
  /** Hidden on narrow screens. */
  wideOnly?: boolean;
  cell: (row: Row) => ReactNode;
}

interface TableProps<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  isHighlighted?: (row: Row) => boolean;
}

export const alignOf = ({ align }: Pick<Column<never>, 'align'>) => (align === 'center' ? 'text-center' : 'text-left');

/** Safari drops table semantics when `display` is changed, so the roles are set explicitly. */
export const as = (role: 'table' | 'rowgroup' | 'row' | 'columnheader' | 'cell') => ({ role });

/** Head of a column: its label or what stands in its place, and how it is sorted. */
export function HeadCell<Row>({ column, className }: { column: Column<Row>; className: string }) {
  return (
    <th {...as('columnheader')} scope="col" aria-sort={column.sorted} className={cx(className, column.className)}>
      {column.heading ?? column.label}
    </th>
  );
}

/** Data table; below 768 px every row becomes a card. */
export function Table<Row>({ caption, columns, rows, rowKey, isHighlighted }: TableProps<Row>) {
  return (
    <table {...as('table')} className="w-full border-collapse max-md:block">
      <caption className="sr-only">{caption}</caption>
      <thead {...as('rowgroup')} className="border-y border-line bg-surface-soft max-md:sr-only">
        <tr {...as('row')}>
          {columns.map((column) => (
            <HeadCell
              key={column.key}
              column={column}
              className={cx('h-12 px-3 text-sm font-semibold text-ink-muted', alignOf(column))}
            />
          ))}
        </tr>
      </thead>
      <tbody {...as('rowgroup')} className="max-md:block max-md:border-t max-md:border-line">
        {rows.map((row) => (
          <tr
            {...as('row')}
            key={rowKey(row)}
            className={cx(
              'border-b border-line transition-colors hover:bg-surface-soft max-md:flex max-md:flex-wrap max-md:items-center max-md:gap-x-3 max-md:gap-y-1 max-md:py-3',
              isHighlighted?.(row) && 'bg-accent-soft/40',
            )}
          >
            {columns.map((column) => (
              <td
                {...as('cell')}
                key={column.key}
                className={cx(
                  'text-label text-ink-soft md:h-14 md:px-3 md:py-1.5',
                  alignOf(column),
                  column.className,
                  column.wideOnly && 'max-md:hidden',
                )}
              >
                {column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
