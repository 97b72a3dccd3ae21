import type { EditorOptions } from '@tiptap/core';
import type { RefObject } from 'react';
import { useEffect, useMemo, useRef } from 'react';
import { cx } from '#web/ui/cx.ts';
import type { Format } from './editor-extensions.ts';
import { withOwnFilesRelative } from './editor-extensions.ts';
import { imagesIn } from './images/pasted-images.ts';

const TALL = 'min-h-72 px-4 py-4 text-[17px] md:px-5';
const SIZE: Record<Format, string> = {
  document: TALL,
  text: TALL,
  answer: TALL,
  mail: TALL,
  line: 'px-4 py-3 text-base',
};

interface InputProps {
  id: string;
  required: boolean;
  isInvalid: boolean;
  format: Format;
  toolbar: RefObject<HTMLDivElement | null>;
  /** `place` is a document position; undefined means the cursor. */
  onImages: (files: File[], place?: number) => void;
}

/**
 * Accessible names and handlers for keys, paste and drop. Memoised: new props on every keystroke would redraw the
 * editor during IME composition.
 */
export function useInputProps({
  id,
  required,
  isInvalid,
  format,
  toolbar,
  onImages,
}: InputProps): EditorOptions['editorProps'] {
  const latest = useRef(onImages);
  useEffect(() => {
    latest.current = onImages;
  });

  // A cell or a list item takes the Tab key itself: Escape before it leaves the text.
  const isLeaving = useRef(false);

  return useMemo(
    () => ({
      handleDOMEvents: {
        keydown(_view, event) {
          if (event.key === 'Tab') return isLeaving.current;
          if (event.key !== 'Shift') isLeaving.current = event.key === 'Escape';
          return false;
        },
        blur() {
          isLeaving.current = false;
          return false;
        },
      },
      attributes: {
        role: 'textbox',
        'aria-multiline': String(format !== 'line'),
        'aria-labelledby': `${id}-label`,
        'aria-describedby': `${id}-note ${id}-hint`,
        'aria-required': String(required),
        'aria-invalid': String(isInvalid),
        class: cx('rich-text outline-none', SIZE[format]),
      },
      transformPastedHTML: withOwnFilesRelative,
      handleKeyDown(_view, event) {
        if (format === 'line' && event.key === 'Enter') return true;
        if (!(event.altKey && event.key === 'F10')) return false;
        toolbar.current?.querySelector<HTMLElement>('[data-tool][tabindex="0"]')?.focus();
        return true;
      },
      handlePaste(_view, event) {
        const images = imagesIn(event.clipboardData);
        if (images.length > 0) latest.current(images);
        return images.length > 0;
      },
      handleDrop(view, event, _slice, isMoved) {
        const images = isMoved ? [] : imagesIn(event.dataTransfer);
        const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
        if (images.length > 0) latest.current(images, place?.pos);
        return images.length > 0;
      },
    }),
    [id, required, isInvalid, format, toolbar],
  );
}
