import type { Block, Line } from './blocks.ts';
import { MENUS } from './menu/menus.ts';

/**
 * Renders blocks as pieces of Markdown: lists stay lists, tables tables, code code. In texts of
 * the company (`isOurs`) names of portal pages become links.
 */
export function renderBlocks(blocks: readonly Block[], isOurs: boolean): string[] {
  const shown = new Set<Line>();
  return blocks.flatMap((block) => {
    const { intro, kind, lines } = block;
    const pieces: string[] = [];
    if (intro && !shown.has(intro)) pieces.push(`${linked(intro.text, isOurs)}\n\n`);
    for (const line of lines) shown.add(line);
    if (intro) shown.add(intro);
    if (kind === 'sentence')
      pieces.push(...lines.map(({ text }, i) => linked(text, isOurs) + (i === lines.length - 1 ? '\n\n' : ' ')));
    else if (kind === 'code') pieces.push(codeOf(lines.map(({ text }) => text).join('\n')));
    else
      pieces.push(
        ...(kind === 'row' ? rowsOf(lines) : lines.map(({ text }) => linked(text, isOurs))).map((text) => `${text}\n`),
        '\n',
      );
    return pieces;
  });
}

/** Uses a longer fence than any in the code, so that the code cannot end it. */
function codeOf(code: string): string {
  const longest = Math.max(2, ...(code.match(/`+/g) ?? []).map((marks) => marks.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}text\n${code}\n${fence}\n\n`;
}

/**
 * A table of three columns or more stays a table. Pairs become `- **이름**: 값` or, numbered, `1. 값`, and a single row one
 * line per cell.
 */
function rowsOf([header, ...rows]: readonly Line[]): string[] {
  const heads = cellsOf(header);
  const table = rows.map(cellsOf);
  const isWide = [heads, ...table].some(({ length }) => length > 2);
  if (isWide && rows.length > 1) return [tableRow(heads), `|${' --- |'.repeat(heads.length)}`, ...table.map(tableRow)];
  if (isWide)
    return table.flat().flatMap((cell, i) => (cell === '' ? [] : `- ${labelOf(strong(heads[i] ?? ''), escape(cell))}`));
  return table.map(([name = '', value = '']) =>
    /^\d{1,2}$/.test(name) ? `${name}. ${escape(value)}` : `- ${strong(name)}: ${escape(value)}`,
  );
}

const tableRow = (cells: readonly string[]) =>
  `|${cells.map((cell) => ` ${escape(cell).replaceAll('|', String.raw`\|`)} |`).join('')}`;

/** A cell with its column name, unless the cell contains it: `Windows Server 2022` in column `Windows`. */
const labelOf = (head: string, cell: string) =>
  head === '' || cell.startsWith(head.replaceAll('**', '')) ? cell : `${head}: ${cell}`;

/** Bold, unless the name contains marks that would end it or begins with a quote, which would make it a button. */
const strong = (name: string): string => {
  const shown = escape(name);
  return name === '' || shown !== name || /^["“”「]/.test(name) ? shown : `**${name}**`;
};

const cellsOf = (line: Line | undefined) => (line?.text ?? '').split(/(?:^| )\|(?: |$)/).map((cell) => cell.trim());

/** Pages by the names that the company's texts use. The index removes link targets. */
const PAGES = new Map<string, string>([
  ...MENUS.filter(({ isFor }) => !isFor).map(({ name, path }): [string, string] => [name, path]),
  ['무료체험', '/freeExperience'],
  ['회원가입', '/signup'],
  ['웹 드라이버 다운로드', '/webdriver'],
]);
/** Matches 견적은 제품 문의에서 at the beginning of a statement, but not 사내 자료실에서, API 레퍼런스에서 or 팀 > 자료실에서. */
const PAGE_NAMED = new RegExp(
  `(?<=^|^- |^\\d+\\. |[은는을를가면와과고서도로나요다.,:(]\\s|[(‘“])(${[...PAGES.keys()].join('|')})(?=에서)`,
  'g',
);

/** Appends the link of the portal page that a line refers to. */
const linked = (text: string, isOurs: boolean): string =>
  isOurs ? escape(text).replace(PAGE_NAMED, (name) => `[${name}](${PAGES.get(name)})`) : escape(text);

/** Escapes Markdown: a document's text cannot become a heading, link, style, code or JSON block of the answer. */
export const escape = (text: string): string =>
  text
    .replace(/[\\[\]{`*~<]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, (mark) => `\\${mark}`)
    .replace(/^(?=#|>|\+ |-{3,}$)/, '\\');
