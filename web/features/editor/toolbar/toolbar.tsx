import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import type { RefObject } from 'react';
import { messages } from '#shared/messages.ko.ts';
import { ImageTools, TableTools } from './context-tools.tsx';
import { ImageTool } from '../images/image-tool.tsx';
import { LinkTool } from './link-tool.tsx';
import { RovingToolbar } from './roving-toolbar.tsx';
import { ToolButton } from './tool-button.tsx';
import type { Format } from '../editor-extensions.ts';
import type { Tool } from './tools.ts';
import { TOOL_GROUPS } from './tools.ts';

interface ToolbarProps {
  editor: Editor;
  toolbar: RefObject<HTMLDivElement | null>;
  format: Format;
  onImages: (files: File[]) => void;
}

/** Tools without a place in an answer of the chat. */
const NOT_IN_ANSWERS = new Set(['heading', 'italic', 'underline', 'strike', 'blockquote', 'table', 'horizontalRule']);
const ANSWER_GROUPS = TOOL_GROUPS.map((group) => group.filter(({ name }) => !NOT_IN_ANSWERS.has(name))).filter(
  ({ length }) => length > 0,
);

/** Active and unavailable tools at the cursor position. */
const look = (editor: Editor, tools: readonly Tool[]) => ({
  active: tools.filter((tool) => tool.isActive?.(editor)).map(({ name }) => name),
  impossible: tools.filter((tool) => tool.isPossible?.(editor) === false).map(({ name }) => name),
  isInLink: editor.isActive('link'),
  isInTable: editor.isActive('table'),
  isOnImage: editor.isActive('image'),
});

export function Toolbar({ editor, toolbar, format, onImages }: ToolbarProps) {
  const groups = format === 'answer' ? ANSWER_GROUPS : TOOL_GROUPS;
  const state = useEditorState({ editor, selector: () => look(editor, groups.flat()) });
  return (
    <RovingToolbar label={messages.editor.toolbar} toolbar={toolbar} onLeave={() => editor.commands.focus()}>
      {/* One scrollable row on a phone: four rows would leave no room for the text. */}
      <div className="flex items-center gap-x-0.5 max-md:overflow-x-auto md:flex-wrap">
        {groups.map((group) => (
          <div key={group[0]?.name} className="flex border-r border-line pr-1 not-first:pl-1 last:border-r-0">
            {group.map(({ name, label, icon, run, isActive }) => (
              <ToolButton
                key={name}
                label={label}
                icon={icon}
                isPressed={isActive && state.active.includes(name)}
                isDisabled={state.impossible.includes(name)}
                onPress={() => run(editor)}
              />
            ))}
          </div>
        ))}
        <div className="flex pl-1">
          <LinkTool editor={editor} isActive={state.isInLink} />
          {format === 'document' && <ImageTool onFiles={onImages} />}
        </div>
      </div>
      {state.isInTable && <TableTools editor={editor} />}
      {state.isOnImage && <ImageTools editor={editor} />}
    </RovingToolbar>
  );
}
