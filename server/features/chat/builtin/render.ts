import { boardOf } from '#shared/boards.ts';
import { assistantAnswerText as answerText } from '#shared/messages/assistant/assistant-answer.ko.ts';
import type { Place } from '#server/search/place.ts';
import type { Block, Line } from './blocks.ts';

/**
 * Blocks as Markdown, each a piece of its own: a list stays a list, a row says its column heads, code stays code; in
 * texts of ours (`isOurs`) pages of the portal are linked.
 */
export function renderBlocks(blocks: readonly Block[], isOurs: boolean): string[] {
  const said = new Set<Line>();
  return blocks.flatMap((block) => {
    const { intro, kind, lines, isCut = false } = block;
    const pieces: string[] = [];
    if (intro && !said.has(intro)) pieces.push(`${linked(intro.text, isOurs)}\n\n`);
    for (const line of lines) said.add(line);
    if (intro) said.add(intro);
    if (kind === 'sentence')
      pieces.push(...lines.map(({ text }, i) => linked(text, isOurs) + (i === lines.length - 1 ? '\n\n' : ' ')));
    else if (kind === 'code') pieces.push(codeOf(lines.map(({ text }) => text).join('\n')));
    else
      pieces.push(
        ...(kind === 'row' ? rowsOf(lines) : lines.map(({ text }) => linked(text, isOurs))).map((text) => `${text}\n`),
        isCut ? `\n${answerText.cut}\n\n` : '\n',
      );
    return pieces;
  });
}

/** Between more marks than stand in it: what it quotes ends nothing. */
function codeOf(code: string): string {
  const longest = Math.max(2, ...(code.match(/`+/g) ?? []).map((marks) => marks.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}text\n${code}\n${fence}\n\n`;
}

/**
 * `구분 | 최소 | 권장` and `메모리 | 8GB | 16GB` -> `- **메모리** · 최소: 8GB · 권장: 16GB`, and where one row is all, a
 * line for each of its cells; chats are too narrow for tables.
 */
function rowsOf([header, ...rows]: readonly Line[]): string[] {
  const heads = cellsOf(header);
  const labelled = (cell: string, i: number) => (cell === '' ? [] : [labelOf(escape(heads[i] ?? ''), escape(cell))]);
  return rows.flatMap((row) => {
    const [name = '', ...cells] = cellsOf(row);
    const isNumbered = /^\d{1,2}$/.test(name);
    const [only = ''] = cells;
    if (cells.length <= 1) return isNumbered ? `${name}. ${escape(only)}` : `- ${strong(name)}: ${escape(only)}`;
    if (rows.length === 1 && !isNumbered)
      return [name, ...cells].flatMap((cell, i) =>
        cell === '' ? [] : `- ${labelOf(strong(heads[i] ?? ''), escape(cell))}`,
      );
    const rest = cells.flatMap((cell, i) => labelled(cell, i + 1)).join(' · ');
    return isNumbered ? `${name}. ${rest}` : `- ${[strong(name), rest].filter(Boolean).join(' · ')}`;
  });
}

/** A cell with the head of its column, unless it says that itself: `Windows Server 2022` below `Windows`. */
const labelOf = (head: string, cell: string) =>
  head === '' || cell.startsWith(head.replaceAll('**', '')) ? cell : `${head}: ${cell}`;

/** A name in bold, unless marks of its own could end that, or a quote at its beginning would make it a button. */
const strong = (name: string): string => {
  const said = escape(name);
  return name === '' || said !== name || /^["“”「]/.test(name) ? said : `**${name}**`;
};

const cellsOf = (line: Line | undefined) => (line?.text ?? '').split(/ \|(?: |$)/).map((cell) => cell.trim());

/** Pages of the portal, as its own texts name them; what stood behind the name there, the index leaves out. */
const PAGES = new Map<string, string>([
  ...(['library', 'market', 'reference', 'videoTutorial'] as const).map((board): [string, string] => [
    boardOf(board).name,
    `/${board}`,
  ]),
  ['제품 문의', '/contact'],
  ['무료체험', '/freeExperience'],
  ['회원가입', '/signup'],
  ['회원정보 수정', '/userEdit'],
  ['아이디·비밀번호 찾기', '/findIDPW'],
  ['웹 드라이버 다운로드', '/webdriver'],
]);
/** 견적은 제품 문의에서: at the beginning of what is said, and not 사내 자료실에서, API 레퍼런스에서, 팀 > 자료실에서. */
const PAGE_NAMED = new RegExp(
  `(?<=^|^- |^\\d+\\. |[은는을를가면와과고서도로나요다.,(]\\s|[(‘“])(${[...PAGES.keys()].join('|')})(?=에서)`,
  'g',
);

/** Texts that members write may call anything by these names. */
export const isByCompany = (place: Place): boolean => place !== 'market' && place !== 'qna';

/** A line of a document, where it sends its reader to a page of the portal with the way there. */
const linked = (text: string, isOurs: boolean): string =>
  isOurs ? escape(text).replace(PAGE_NAMED, (name) => `[${name}](${PAGES.get(name)})`) : escape(text);

/** A document's text stays text: no heading, link, bold or struck line, code or JSON block of it becomes one of ours. */
export const escape = (text: string): string =>
  text
    .replace(/[\\[\]{`*~<]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, (mark) => `\\${mark}`)
    .replace(/^(?=#|>|\+ |-{3,}$)/, '\\');
