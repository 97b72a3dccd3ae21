import type { Editor, EditorEvents } from '@tiptap/core';
import { useEffect, useRef, useState } from 'react';
import type { BoardType } from '#shared/boards.ts';
import { EDITOR_IMAGE_EXTENSIONS } from '#shared/boards/file-kinds.ts';
import { LIMITS } from '#shared/limits.ts';
import { ERROR_TEXT } from '#shared/messages.ko.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { checkFile } from '#web/features/files/check-file.ts';
import { useUpload } from '#web/features/files/use-upload.ts';

export const IMAGE_RULES = { maxBytes: LIMITS.editorImageMaxBytes, extensions: EDITOR_IMAGE_EXTENSIONS };

export interface ImageUpload {
  key: number;
  name: string;
  progress: number;
  error: string | null;
}

/** Picture uploads of the editor. Each is inserted at its drop position, which follows edits made meanwhile. */
export function useImageUploads(boardType: BoardType) {
  const upload = useUpload();
  const [items, setItems] = useState<ImageUpload[]>([]);
  const stops = useRef(new Map<number, AbortController>());
  const lastKey = useRef(0);

  useEffect(() => {
    const running = stops.current;
    return () => running.forEach((stop) => stop.abort());
  }, []);

  const change = (key: number, changes: Partial<ImageUpload>) =>
    setItems((all) => all.map((item) => (item.key === key ? { ...item, ...changes } : item)));
  const dismiss = (key: number) => {
    stops.current.get(key)?.abort();
    setItems((all) => all.filter((item) => item.key !== key));
  };

  const send = async (editor: Editor, file: File, position: number) => {
    const key = ++lastKey.current;
    const problem = checkFile(file, IMAGE_RULES);
    setItems((all) => [...all, { key, name: file.name, progress: 0, error: problem }]);
    if (problem !== null) return;
    const stop = new AbortController();
    stops.current.set(key, stop);
    const place = follow(editor, position);
    try {
      const onProgress = (progress: number) => change(key, { progress });
      const { url } = await upload({ file, boardType, purpose: 'image', onProgress, signal: stop.signal });
      const attrs = { src: url, alt: file.name.replace(/\.[^.]+$/, '') };
      editor.commands.insertContentAt(place.position, { type: 'image', attrs });
      dismiss(key);
    } catch (failure) {
      if (!stop.signal.aborted) change(key, { error: failure instanceof ApiError ? failure.message : ERROR_TEXT.FI04 });
    } finally {
      place.forget();
      stops.current.delete(key);
    }
  };

  const start = (editor: Editor, files: readonly File[], position: number = editor.state.selection.to) => {
    for (const file of files) void send(editor, file, position);
  };

  return { items, start, dismiss };
}

/** A position in the document that follows changes before it. */
function follow(editor: Editor, start: number) {
  const place = { position: start, forget: () => void editor.off('transaction', move) };
  function move({ transaction }: EditorEvents['transaction']) {
    place.position = transaction.mapping.map(place.position);
  }
  editor.on('transaction', move);
  return place;
}
