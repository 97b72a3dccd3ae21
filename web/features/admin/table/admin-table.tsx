import type { ReactNode, SyntheticEvent } from 'react';
import { useRef } from 'react';
import { adminText } from '#shared/messages/admin/admin.ko.ts';
import { cx } from '#web/ui/cx.ts';
import type { Column } from '#web/ui/table.tsx';
import { alignOf, as, HeadCell } from '#web/ui/table.tsx';
import { ColumnMenu } from './column-menu.tsx';
import { clickRow, keepMiddleClick, moveBetweenRows, useDownIntoRows } from './row-keys.ts';
import { useColumnChoice } from './use-column-choice.ts';
import { useIsListLoading } from './use-is-list-loading.ts';

interface AdminTableProps<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  isHighlighted?: (row: Row) => boolean;
  /** Name under which the choice of columns is stored in the browser; without it all columns are shown. */
  name?: string;
  /** Above the table, on one line with the choice of columns: the number of rows, tabs. */
  toolbar?: ReactNode;
  /** What its keys do, where not each row has something to open; null: no row has. */
  keys?: string | null;
}

/** Under the pointer, other than on a control of its own, a row looks like the link that a click on it follows. */
const LIKE_ITS_LINK =
  'has-data-row-link:cursor-pointer [&:hover:not(:has(:is(a:not([data-row-link]),button,input,label,select,textarea):hover,td:hover_[type=checkbox]))_[data-row-link]]:underline';

const startsWithChecks = (columns: readonly { key: string }[]) => columns[0]?.key === 'select';

/** The first column stays while scrolling sideways, and the one after the checkboxes with it. */
function pinOf(columns: readonly { key: string }[], index: number): string | undefined {
  if (index === 0) return cx('md:sticky md:left-0', startsWithChecks(columns) && 'md:w-11 md:min-w-11');
  return startsWithChecks(columns) && index === 1 ? 'md:sticky md:left-11' : undefined;
}

/** Of a press, also by the keyboard; the focus stays. */
function ignore(event: SyntheticEvent) {
  event.preventDefault();
  event.stopPropagation();
}

/**
 * Table of the administration: rows of 44 px, head and first column stay in view, keys move between rows, and
 * a row is clicked like its main link (`data-row-link`). Below 768 px
 * every row becomes a card.
 */
export function AdminTable<Row>(props: AdminTableProps<Row>) {
  const { caption, columns: all, rows, rowKey, isHighlighted, name, toolbar } = props;
  const { columns, hidden, toggle } = useColumnChoice(name, all);
  const hasChecks = startsWithChecks(columns);
  const keys = props.keys === undefined ? adminText.table.keys(hasChecks) : props.keys;
  const list = useRef<HTMLDivElement>(null);
  const isBusy = useIsListLoading();
  useDownIntoRows(list);
  return (
    <>
      {(toolbar !== undefined || name !== undefined) && (
        <TableBar toolbar={toolbar} keys={keys} isBusy={isBusy}>
          {name !== undefined && <ColumnMenu columns={all} hidden={hidden} onToggle={toggle} />}
        </TableBar>
      )}
      <div
        ref={list}
        onKeyDown={moveBetweenRows}
        onClick={clickRow}
        onAuxClick={clickRow}
        onMouseDown={keepMiddleClick}
        className="contents"
      >
        <div
          role="group"
          aria-label={caption}
          aria-busy={isBusy}
          tabIndex={0}
          title={keys ?? undefined}
          // `relative`, so that visually hidden labels scroll with their rows.
          className="relative rounded-control md:min-h-0 md:overflow-auto md:border md:border-line"
        >
          <table {...as('table')} className="w-full border-separate border-spacing-0 max-md:block">
            <caption className="sr-only">{caption}</caption>
            <TableHead columns={columns} />
            <tbody
              {...as('rowgroup')}
              onClickCapture={isBusy ? ignore : undefined}
              className={cx(
                'max-md:block max-md:border-t max-md:border-line',
                // Not where the next list is there at once.
                isBusy && 'opacity-50 transition-opacity delay-150',
              )}
            >
              {rows.map((row) => (
                <tr
                  {...as('row')}
                  key={rowKey(row)}
                  data-row={rowKey(row)}
                  className={cx(
                    LIKE_ITS_LINK,
                    'max-md:relative max-md:flex max-md:flex-wrap max-md:items-center max-md:gap-x-3 max-md:gap-y-1 max-md:border-b max-md:border-line max-md:py-3',
                    // A card's colour needs an edge beside its text.
                    isHighlighted?.(row)
                      ? cx('bg-accent-soft max-md:-mx-3 max-md:pr-3', hasChecks ? 'max-md:pl-11' : 'max-md:pl-3')
                      : cx('bg-surface hover:bg-surface-soft', hasChecks && 'max-md:pl-8'),
                  )}
                >
                  {columns.map((column, index) => (
                    <td
                      {...as('cell')}
                      key={column.key}
                      className={cx(
                        'bg-inherit text-sm text-ink-soft md:h-11 md:border-b md:border-line md:px-3 md:py-[3px] xl:py-px',
                        alignOf(column),
                        column.className,
                        column.wideOnly && 'max-md:hidden',
                        pinOf(columns, index),
                        pinOf(columns, index) && 'z-1',
                        startsGroup(columns, index) && GROUP_EDGE,
                        // In a gutter of their own, beside all lines of the card.
                        hasChecks && index === 0 && 'max-md:absolute max-md:top-2 max-md:-ml-8',
                      )}
                    >
                      {column.cell(row)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </>
  );
}

/** Of the first column of a group. */
const GROUP_EDGE = 'md:border-l md:border-l-line';

const startsGroup = (columns: readonly Pick<Column<never>, 'group'>[], index: number) =>
  columns[index]?.group !== undefined && columns[index].group !== columns[index - 1]?.group;

/** In one line, and above it the heads of groups where there are any: what belongs to none is as high as both. */
function TableHead<Row>({ columns }: Pick<AdminTableProps<Row>, 'columns'>) {
  const hasGroups = columns.some(({ group }) => group !== undefined);
  const cell = (column: Column<Row>, index: number, top: string) => (
    <HeadCell
      key={column.key}
      column={column}
      rowSpan={hasGroups && column.group === undefined ? 2 : undefined}
      className={cx(
        HEAD,
        'md:h-9',
        top,
        alignOf(column),
        pinOf(columns, index),
        pinOf(columns, index) ? 'z-3' : 'z-2',
        startsGroup(columns, index) && GROUP_EDGE,
      )}
    />
  );
  if (!hasGroups)
    return (
      <thead {...as('rowgroup')} className="max-md:sr-only">
        <tr {...as('row')}>{columns.map((column, index) => cell(column, index, 'md:top-0'))}</tr>
      </thead>
    );
  return (
    <thead {...as('rowgroup')} className="max-md:sr-only">
      <tr {...as('row')}>
        {columns.map((column, index) =>
          column.group === undefined
            ? cell(column, index, 'md:top-0')
            : startsGroup(columns, index) && (
                <th
                  {...as('columnheader')}
                  key={column.key}
                  scope="colgroup"
                  colSpan={columns.filter(({ group }) => group === column.group).length}
                  className={cx(HEAD, GROUP_EDGE, 'z-2 text-center md:top-0 md:h-7')}
                >
                  {column.group}
                </th>
              ),
        )}
      </tr>
      <tr {...as('row')}>
        {columns.map((column, index) => column.group !== undefined && cell(column, index, 'md:top-7'))}
      </tr>
    </thead>
  );
}

const HEAD =
  'border-b border-line bg-surface-soft px-3 text-xs font-semibold whitespace-nowrap text-ink-muted md:sticky';

interface TableBarProps extends Pick<AdminTableProps<never>, 'toolbar' | 'keys'> {
  isBusy: boolean;
  /** The choice of columns. */
  children: ReactNode;
}

/** On a phone the page scrolls: the actions on selected rows, a section, stay in view. */
function TableBar({ toolbar, keys, isBusy, children }: TableBarProps) {
  return (
    <div className="mb-2 flex min-h-9 shrink-0 items-center justify-between gap-3 max-md:has-[section]:sticky max-md:has-[section]:top-[calc(var(--header,73px)+var(--bar,0px))] max-md:has-[section]:z-9 max-md:has-[section]:-mx-3 max-md:has-[section]:-mt-2 max-md:has-[section]:mb-1 max-md:has-[section]:bg-surface max-md:has-[section]:px-3 max-md:has-[section]:py-2">
      <div
        className="min-w-0"
        // The actions on selected rows, not the filters.
        onClickCapture={(event) => isBusy && event.currentTarget.querySelector('section') && ignore(event)}
      >
        {toolbar}
      </div>
      <p
        aria-hidden="true"
        className="ml-auto text-xs whitespace-nowrap text-ink-muted max-[1439px]:hidden pointer-coarse:hidden"
      >
        {keys}
      </p>
      {children}
    </div>
  );
}
