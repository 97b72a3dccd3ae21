import type { Editor } from '@tiptap/core';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { messages } from '#shared/messages.ko.ts';
import { PromptDialog } from './prompt-dialog.tsx';

const text = messages.editor;

/** Tools for the table at the cursor. */
export function TableTools({ editor }: { editor: Editor }) {
  const chain = () => editor.chain().focus();
  return (
    <Tools label={text.tableTools}>
      <TextTool label={text.addRow} onPress={() => chain().addRowAfter().run()} />
      <TextTool label={text.deleteRow} onPress={() => chain().deleteRow().run()} />
      <TextTool label={text.addColumn} onPress={() => chain().addColumnAfter().run()} />
      <TextTool label={text.deleteColumn} onPress={() => chain().deleteColumn().run()} />
      <TextTool label={text.deleteTable} onPress={() => chain().deleteTable().run()} />
    </Tools>
  );
}

/** Tools for the selected picture. */
export function ImageTools({ editor }: { editor: Editor }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Tools label={text.imageTools}>
      <TextTool label={text.imageAlt} onPress={() => setOpen(true)} />
      {isOpen && (
        <PromptDialog
          title={text.imageAlt}
          label={text.imageAlt}
          hint={text.imageAltHint}
          initial={String(editor.getAttributes('image').alt ?? '')}
          onSubmit={(alt) => {
            editor.chain().focus().updateAttributes('image', { alt: alt.trim() }).run();
            return null;
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </Tools>
  );
}

const Tools = ({ label, children }: { label: string; children: ReactNode }) => (
  <div role="group" aria-label={label} className="flex flex-wrap gap-1 pt-1">
    {children}
  </div>
);

const TextTool = ({ label, onPress }: { label: string; onPress: () => void }) => (
  <button
    type="button"
    data-tool
    tabIndex={-1}
    onMouseDown={(event) => event.preventDefault()}
    onClick={onPress}
    className="h-8 rounded-lg px-2.5 text-sm font-medium text-ink-soft hover:bg-line/60 hover:text-ink"
  >
    {label}
  </button>
);
