import type { ReactNode } from 'react';
import { cx } from './cx.ts';

export interface Column<Row> {
  key: string;
  label: string;
  /** Header content in place of the label, such as a sort link. */
  heading?: ReactNode;
  /** What a row is known or acted by: not among the columns that can be hidden (only in tables of the administration). */
  isKept?: boolean;
  /** Head above this one, of columns that belong together (only in tables of the administration). */
  group?: string;
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
  /** Left out on narrow screens, except without scripts. */
  isWideOnly?: (row: Row) => boolean;
}

export const alignOf = ({ align }: Pick<Column<never>, 'align'>) => align === 'center' && 'text-center';

/** Safari drops table semantics when `display` is changed, so the roles are set explicitly. */
export const as = (role: 'table' | 'rowgroup' | 'row' | 'columnheader' | 'cell') => ({ role });

interface HeadCellProps<Row> {
  column: Column<Row>;
  rowSpan?: number | undefined;
  className: string | false;
}

/** Head of a column: its label or what stands in its place, and how it is sorted. */
export function HeadCell<Row>({ column, rowSpan, className }: HeadCellProps<Row>) {
  return (
    <th
      {...as('columnheader')}
      scope="col"
      rowSpan={rowSpan}
      aria-sort={column.sorted}
      className={cx(className, column.className) || undefined}
    >
      {column.heading ?? column.label}
    </th>
  );
}

/** Data table; below 768 px every row becomes a card (ui/pieces.css). */
export function Table<Row>({ caption, columns, rows, rowKey, isHighlighted, isWideOnly }: TableProps<Row>) {
  return (
    <table {...as('table')} className="data-table">
      <caption className="sr-only">{caption}</caption>
      <thead {...as('rowgroup')}>
        <tr {...as('row')}>
          {columns.map((column) => (
            <HeadCell key={column.key} column={column} className={alignOf(column)} />
          ))}
        </tr>
      </thead>
      <tbody {...as('rowgroup')}>
        {rows.map((row) => (
          <tr
            {...as('row')}
            key={rowKey(row)}
            className={
              cx(
                isHighlighted?.(row) && 'bg-accent-soft/40 max-md:-mx-5 max-md:px-5',
                isWideOnly?.(row) && 'max-md:not-noscript:hidden',
              ) || undefined
            }
          >
            {columns.map((column) => (
              <td
                {...as('cell')}
                key={column.key}
                className={cx(alignOf(column), column.className, column.wideOnly && 'max-md:hidden') || undefined}
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

/** A value that says nothing without its heading, which is before it where the table has no head. */
export const NamedValue = ({ name, value }: { name: string; value: string }) => (
  <>
    <span className="text-ink-muted md:hidden">{name} </span>
    {value}
  </>
);
