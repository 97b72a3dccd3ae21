import type { EditorOptions } from '@tiptap/core';
import type { RefObject } from 'react';
import { useEffect, useMemo, useRef } from 'react';
import { withOwnFilesRelative } from './extensions.ts';
import { imagesIn } from './images/pasted-images.ts';

interface InputProps {
  id: string;
  required: boolean;
  isInvalid: boolean;
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
  toolbar,
  onImages,
}: InputProps): EditorOptions['editorProps'] {
  const latest = useRef(onImages);
  useEffect(() => {
    latest.current = onImages;
  });

  return useMemo(
    () => ({
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': `${id}-label`,
        'aria-describedby': `${id}-note ${id}-hint`,
        'aria-required': String(required),
        'aria-invalid': String(isInvalid),
        class: 'rich-text min-h-72 px-4 py-4 text-[17px] outline-none md:px-5',
      },
      transformPastedHTML: withOwnFilesRelative,
      handleKeyDown(_view, event) {
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
    [id, required, isInvalid, toolbar],
  );
}
