import type { Command, Editor, JSONContent } from '@tiptap/core';
import type { LucideIcon } from 'lucide-react';
import {
  Bold,
  Code,
  Heading2,
  Heading3,
  Italic,
  List,
  ListOrdered,
  Minus,
  Quote,
  Redo2,
  SquareCode,
  Strikethrough,
  Table,
  Underline,
  Undo2,
} from 'lucide-react';
import { messages } from '#shared/messages.ko.ts';

const text = messages.editor;

export interface Tool {
  name: string;
  label: string;
  icon: LucideIcon;
  run: (editor: Editor) => void;
  /** Only for tools with an on/off state. */
  isActive?: (editor: Editor) => boolean;
  isPossible?: (editor: Editor) => boolean;
}

const chain = (editor: Editor) => editor.chain().focus();

/** Tools without a dialog, in the groups of the toolbar. */
export const TOOL_GROUPS: readonly (readonly Tool[])[] = [
  [
    {
      name: 'undo',
      label: text.undo,
      icon: Undo2,
      run: (editor) => chain(editor).undo().run(),
      isPossible: (editor) => editor.can().undo(),
    },
    {
      name: 'redo',
      label: text.redo,
      icon: Redo2,
      run: (editor) => chain(editor).redo().run(),
      isPossible: (editor) => editor.can().redo(),
    },
  ],
  [
    {
      name: 'heading',
      label: text.heading,
      icon: Heading2,
      run: (editor) => chain(editor).toggleHeading({ level: 2 }).run(),
      isActive: (editor) => editor.isActive('heading', { level: 2 }),
    },
    {
      name: 'subheading',
      label: text.subheading,
      icon: Heading3,
      run: (editor) => chain(editor).toggleHeading({ level: 3 }).run(),
      isActive: (editor) => editor.isActive('heading', { level: 3 }),
    },
  ],
  [
    mark('bold', text.bold, Bold, (editor) => chain(editor).toggleBold().run()),
    mark('italic', text.italic, Italic, (editor) => chain(editor).toggleItalic().run()),
    mark('underline', text.underline, Underline, (editor) => chain(editor).toggleUnderline().run()),
    mark('strike', text.strike, Strikethrough, (editor) => chain(editor).toggleStrike().run()),
    mark('code', text.code, Code, (editor) => chain(editor).toggleCode().run()),
  ],
  [
    mark('bulletList', text.bulletList, List, (editor) => chain(editor).toggleBulletList().run()),
    mark('orderedList', text.orderedList, ListOrdered, (editor) => chain(editor).toggleOrderedList().run()),
    mark('blockquote', text.blockquote, Quote, (editor) => chain(editor).toggleBlockquote().run()),
    mark('codeBlock', text.codeBlock, SquareCode, (editor) => chain(editor).toggleCodeBlock().run()),
  ],
  [
    {
      name: 'table',
      label: text.table,
      icon: Table,
      run: (editor) => chain(editor).insertContent(newTable(3, 3)).command(selectFirstCell).run(),
      isPossible: (editor) => !editor.isActive('table'),
    },
    {
      name: 'horizontalRule',
      label: text.horizontalRule,
      icon: Minus,
      run: (editor) => chain(editor).setHorizontalRule().run(),
    },
  ],
];

/** The header cells get names: empty header cells are not accessible. */
function newTable(columns: number, rows: number): JSONContent {
  const row = (type: 'tableHeader' | 'tableCell', textOf: (column: number) => JSONContent[]) => ({
    type: 'tableRow',
    content: Array.from({ length: columns }, (_, column) => ({
      type,
      content: [{ type: 'paragraph', content: textOf(column + 1) }],
    })),
  });
  const head = row('tableHeader', (column) => [{ type: 'text', text: text.columnHead(column) }]);
  return { type: 'table', content: [head, ...Array.from({ length: rows - 1 }, () => row('tableCell', () => []))] };
}

/** What is typed after inserting a table replaces the name of its first column. */
const selectFirstCell: Command = ({ tr, commands }) => {
  const { $from } = tr.selection;
  for (let depth = $from.depth; depth > 0; depth--) {
    const table = $from.node(depth);
    if (table.type.name !== 'table') continue;
    // Inside of the table are its first row, cell and paragraph.
    const from = $from.start(depth) + 3;
    return commands.setTextSelection({ from, to: from + (table.firstChild?.firstChild?.textContent.length ?? 0) });
  }
  return false;
};

/** A toggle whose name is also the name of its mark or node. */
function mark(name: string, label: string, icon: LucideIcon, run: Tool['run']): Tool {
  return { name, label, icon, run, isActive: (editor) => editor.isActive(name) };
}
