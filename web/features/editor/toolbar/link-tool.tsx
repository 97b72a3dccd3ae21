import type { Editor } from '@tiptap/core';
import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { messages } from '#shared/messages.ko.ts';
import { linkAddressOf } from './link-address.ts';
import { PromptDialog } from './prompt-dialog.tsx';
import { ToolButton } from './tool-button.tsx';

const text = messages.editor;

/** Links the selection or edits the link at the cursor; without either it inserts the address as text. */
export function LinkTool({ editor, isActive }: { editor: Editor; isActive: boolean }) {
  const [isOpen, setOpen] = useState(false);

  const apply = (typed: string) => {
    const href = linkAddressOf(typed);
    if (href === null) return text.linkInvalid;
    const chain = editor.chain().focus().extendMarkRange('link');
    if (editor.state.selection.empty && !isActive) {
      chain.insertContent({ type: 'text', text: typed.trim(), marks: [{ type: 'link', attrs: { href } }] }).run();
    } else {
      chain.setLink({ href }).run();
    }
    return null;
  };

  return (
    <>
      <ToolButton label={text.link} icon={Link2} isPressed={isActive} onPress={() => setOpen(true)} />
      {isOpen && (
        <PromptDialog
          title={text.link}
          label={text.linkAddress}
          hint={text.linkHint}
          initial={String(editor.getAttributes('link').href ?? '')}
          remove={
            isActive
              ? {
                  label: text.removeLink,
                  onRemove: () => editor.chain().focus().extendMarkRange('link').unsetLink().run(),
                }
              : undefined
          }
          onSubmit={apply}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
