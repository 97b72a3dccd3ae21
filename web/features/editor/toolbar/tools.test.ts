import type { Editor } from '@tiptap/core';
import { expect, it } from 'vitest';
import { TOOL_GROUPS } from './tools.ts';

const toolOf = (name: string) => TOOL_GROUPS.flat().find((tool) => tool.name === name);

/** What a tool asks of the editor: the commands between taking the focus and running. */
function commandsOf(name: string): [string, ...unknown[]][] {
  const asked: [string, ...unknown[]][] = [];
  const chain: object = new Proxy(
    {},
    {
      get:
        (_, command: string) =>
        (...args: unknown[]) => {
          asked.push([command, ...args]);
          return chain;
        },
    },
  );
  toolOf(name)?.run({ chain: () => chain } as Editor);
  expect(asked.at(0)).toEqual(['focus']);
  expect(asked.at(-1)).toEqual(['run']);
  return asked.slice(1, -1);
}

it.each([
  ['undo', [['undo']]],
  ['redo', [['redo']]],
  ['heading', [['toggleHeading', { level: 2 }]]],
  ['subheading', [['toggleHeading', { level: 3 }]]],
  ['bold', [['toggleBold']]],
  ['italic', [['toggleItalic']]],
  ['underline', [['toggleUnderline']]],
  ['strike', [['toggleStrike']]],
  ['code', [['toggleCode']]],
  ['bulletList', [['toggleBulletList']]],
  ['orderedList', [['toggleOrderedList']]],
  ['blockquote', [['toggleBlockquote']]],
  ['codeBlock', [['toggleCodeBlock']]],
  ['horizontalRule', [['setHorizontalRule']]],
])('the tool %s asks the editor for what it is named after', (name, commands) => {
  expect(commandsOf(name)).toEqual(commands);
});

it('a new table has three rows of three cells, the first of them headers with names', () => {
  const [[command, table] = []] = commandsOf('table');
  expect(command).toBe('insertContent');
  const { type, content } = table as { type: string; content: { content: { type: string; content: object[] }[] }[] };
  expect(type).toBe('table');
  expect(content.map((row) => row.content.map((cell) => cell.type))).toEqual([
    ['tableHeader', 'tableHeader', 'tableHeader'],
    ['tableCell', 'tableCell', 'tableCell'],
    ['tableCell', 'tableCell', 'tableCell'],
  ]);
  expect(content[0]?.content[1]?.content).toEqual([{ type: 'paragraph', content: [{ type: 'text', text: '항목 2' }] }]);
});

it('a tool is shown as on where the text has it, and as possible where it can be used', () => {
  const editor = {
    isActive: (name: string, { level = 2 } = {}) => name === 'heading' && level === 2,
    can: () => ({ undo: () => true, redo: () => false }),
  } as unknown as Editor;
  const on = TOOL_GROUPS.flat().filter(({ isActive }) => isActive?.(editor));
  expect(on.map(({ name }) => name)).toEqual(['heading']);
  const impossible = TOOL_GROUPS.flat().filter(({ isPossible }) => isPossible?.(editor) === false);
  expect(impossible.map(({ name }) => name)).toEqual(['redo']);
});
