import { unzipParts } from './unzip.ts';
import { elementsOf, xmlText } from './xml-text.ts';

/** A gap of more columns is not filled. */
const MOST_COLUMNS = 50;
/** A format of days, times or percentages, whose stored number says something else than the sheet shows. */
const IS_SHOWN_OTHERWISE = /[ymdhs%]/i;
const BUILT_IN_NUMBERS = /^(?:[0-4]|3[7-9]|40)$/;
const NAME = /\sname="([^"]*)"/;
const TYPE = /\st="(\w+)"/;
const STYLE = /\ss="(\d+)"/;
const PLACE = /\sr="([A-Z]{1,3})\d/;
const FORMAT = /\snumFmtId="(\d+)"/;
const CODE = /\sformatCode="([^"]*)"/;

interface Book {
  shared: readonly string[];
  /** Whether the numbers of a style are shown as they are stored. */
  isNumber: readonly boolean[];
}

/** Names of the sheets, then their rows, up to about `mostChars`: `1분기 | 120만원`, with `-` for a cell without text. */
export async function readSheets(bytes: Uint8Array, mostChars: number): Promise<string> {
  const parts = await unzipParts(bytes, /^xl\/(?:workbook|sharedStrings|styles|worksheets\/\w+)\.xml$/);
  const all = (part: string, name: string) => [...elementsOf(parts.get(`xl/${part}.xml`) ?? '', name)];
  const lines = all('workbook', 'sheet').map(({ attributes }) => xmlText(valueOf(NAME, attributes)));
  const book = {
    shared: all('sharedStrings', 'si').map(({ content }) => textOf(content)),
    isNumber: numberStylesOf(parts.get('xl/styles.xml') ?? ''),
  };
  let left = mostChars;
  for (const name of [...parts.keys()].toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))) {
    if (!name.startsWith('xl/worksheets/')) continue;
    const rows: Cell[][] = [];
    for (const { content } of elementsOf(parts.get(name) ?? '', 'row')) {
      const row: Cell[] = [];
      for (const cell of cellsOf(content, book)) {
        if (left <= 0) break;
        left -= cell.text.length;
        row.push(cell);
      }
      if (row.length > 0) rows.push(row);
      if (left <= 0) break;
    }
    lines.push(linesOf(rows).join('\n'));
  }
  return lines.join('\n');
}

interface Cell {
  column: number;
  text: string;
}

function* cellsOf(row: string, book: Book): Generator<Cell> {
  let at = 0;
  for (const { attributes, content } of elementsOf(row, 'c')) {
    const text = cellText(attributes, content, book);
    if (text !== '') yield { column: columnOf(attributes, at), text };
    at += 1;
  }
}

/** The columns of all rows begin at that of the leftmost cell. */
function linesOf(rows: readonly Cell[][]): string[] {
  const first = rows.reduce((least, [cell]) => Math.min(least, cell?.column ?? least), Infinity);
  return rows.map((cells) => {
    if (cells.length === 1) return cells[0]?.text ?? '';
    const texts: string[] = [];
    for (const { column, text } of cells) {
      while (texts.length < Math.min(column - first, MOST_COLUMNS)) texts.push('-');
      texts.push(text);
    }
    return texts.join(' | ');
  });
}

function cellText(attributes: string, content: string, { shared, isNumber }: Book): string {
  const type = valueOf(TYPE, attributes) || 'n';
  if (type === 'inlineStr') return textOf(content);
  const value = textOf(firstOf(content, 'v'));
  if (type === 's') return shared[Number(value)] ?? '';
  if (type === 'str') return value;
  const style = valueOf(STYLE, attributes);
  const isShown = type === 'n' && value !== '' && (style === '' || (isNumber[Number(style)] ?? false));
  return isShown ? String(Number(Number(value).toPrecision(12))) : '';
}

function numberStylesOf(xml: string): boolean[] {
  const own = new Map(
    [...elementsOf(xml, 'numFmt')].map(({ attributes }) => [
      valueOf(FORMAT, attributes),
      lettersOf(xmlText(valueOf(CODE, attributes))),
    ]),
  );
  return [...elementsOf(firstOf(xml, 'cellXfs'), 'xf')].map(({ attributes }) => {
    const id = valueOf(FORMAT, attributes);
    const format = own.get(id);
    return format === undefined ? BUILT_IN_NUMBERS.test(id) : !IS_SHOWN_OTHERWISE.test(format);
  });
}

/** A format without its quoted words and its colours. */
const lettersOf = (format: string): string =>
  format
    .split('"')
    .filter((_, i) => i % 2 === 0)
    .join('')
    .replace(/\[[a-z]{3,7}\]/gi, '');

/** Runs of one cell belong together, lines of one cell are words of their own. */
const textOf = (xml: string): string => xmlText(xml).replace(/\s+/g, ' ').trim();

function firstOf(xml: string, name: string): string {
  for (const { content } of elementsOf(xml, name)) return content;
  return '';
}

const valueOf = (attribute: RegExp, attributes: string): string => attribute.exec(attributes)?.[1] ?? '';

/** The index of a column such as `AB`; cells without one follow each other. */
function columnOf(attributes: string, i: number): number {
  const letters = valueOf(PLACE, attributes);
  return letters === '' ? i : Array.from(letters).reduce((sum, one) => sum * 26 + one.charCodeAt(0) - 64, 0) - 1;
}
