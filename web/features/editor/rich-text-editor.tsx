import type { Editor } from '@tiptap/core';
import { EditorContent, useEditor } from '@tiptap/react';
import './editor.css';
import { useEffect, useId, useImperativeHandle, useRef, useState } from 'react';
import { messages } from '#shared/messages.ko.ts';
import { cx } from '#web/ui/cx.ts';
import { RequiredMark } from '#web/ui/form/field.tsx';
import type { EditorProps } from './editor-props.ts';
import type { Format } from './editor-extensions.ts';
import { EXTENSIONS } from './editor-extensions.ts';
import type { Places } from './place-chips.ts';
import { withChips, withoutChips } from './place-chips.ts';
import { ImageUploadList } from './images/image-upload-list.tsx';
import { richTextOf } from './rich-text-value.ts';
import { Toolbar } from './toolbar/toolbar.tsx';
import { useImageUploads } from './images/use-image-uploads.ts';
import { useInputProps } from './use-input-props.ts';

const text = messages.editor;
const NO_PLACES: Places = {};

/** A mail, and a line, have no marks and lists. */
const hasToolbar = (format: Format) => format !== 'line' && format !== 'mail';

/** At the cursor. A link does not stick to what is before it. */
function insertInto(editor: Editor, html: string): void {
  const before = editor.state.selection.$from.nodeBefore?.text ?? '';
  const gap = html.startsWith('<a ') && /\S$/.test(before) ? ' ' : '';
  const content = gap + html;
  editor.chain().focus().insertContent(content).run();
}

/** Rich text editor with the same styles as the pages: `.rich-text` in `ui/rich-text.css`. */
export function RichTextEditor({
  label,
  required,
  format = 'document',
  boardType = 'notice',
  places = NO_PLACES,
  hint,
  initialHtml,
  maxChars,
  error,
  autoFocus,
  handle,
  onChange,
  onBusyChange,
}: EditorProps) {
  const id = useId();
  const toolbar = useRef<HTMLDivElement>(null);
  const uploads = useImageUploads(boardType);
  const isBusy = uploads.items.some((upload) => upload.error === null);
  useEffect(() => onBusyChange?.(isBusy), [isBusy, onBusyChange]);
  const [length, setLength] = useState(() => richTextOf(initialHtml).text.length);

  const onImages = (files: File[], place?: number) => {
    if (editor && format === 'document') uploads.start(editor, files, place);
  };
  const editorProps = useInputProps({
    id,
    required: required === true,
    isInvalid: Boolean(error),
    format,
    toolbar,
    onImages,
  });
  const editor: Editor | null = useEditor({
    immediatelyRender: false,
    // A style element of its own, which the content security policy forbids; editor.css has its rules.
    injectCSS: false,
    extensions: EXTENSIONS[format],
    content: withChips(initialHtml, places),
    autofocus: autoFocus ? 'end' : false,
    editorProps,
    onUpdate({ editor, transaction }) {
      // Entered, the editor adds an empty line below a table or a list at the end: nobody wrote it.
      if (!transaction.docChanged) return;
      // Counted as on the server: empty lines and surrounding white space do not count.
      const plain = editor
        .getText({ blockSeparator: '\n' })
        .replace(/\s*\n\s*/g, '\n')
        .trim();
      setLength(plain.length);
      const html = editor.isEmpty ? '' : withoutChips(editor.getHTML());
      onChange({ html, text: plain, hasMedia: format === 'document' && editor.$node('image') !== null });
    },
  });

  useImperativeHandle(handle, () => ({ insert: (html) => editor && insertInto(editor, withChips(html, places)) }), [
    editor,
    places,
  ]);

  return (
    <div>
      <p id={`${id}-label`} className="mb-1.5 text-sm font-semibold text-ink">
        {label}
        {required && <RequiredMark />}
      </p>
      <div
        className={cx(
          'rounded-card border bg-surface transition-colors focus-within:outline-3',
          error
            ? 'border-danger focus-within:outline-danger/20'
            : 'border-line-strong focus-within:border-accent focus-within:outline-accent/20',
        )}
      >
        {editor && hasToolbar(format) && (
          <Toolbar editor={editor} toolbar={toolbar} format={format} onImages={onImages} />
        )}
        <EditorContent editor={editor} />
        <ImageUploadList items={uploads.items} onDismiss={uploads.dismiss} />
      </div>
      <div className="mt-1.5 flex min-h-5 justify-between gap-4 text-sm leading-5">
        <p id={`${id}-note`} role={error ? 'alert' : undefined} className={error ? 'text-danger' : 'text-ink-muted'}>
          {error ?? hint}
        </p>
        <p
          className={cx(
            'shrink-0 whitespace-nowrap tabular-nums',
            length > maxChars ? 'text-danger' : 'text-ink-muted',
          )}
        >
          {text.count(length, maxChars)}
        </p>
      </div>
      <p id={`${id}-hint`} className="sr-only">
        {hasToolbar(format) ? text.hint : null}
      </p>
    </div>
  );
}
