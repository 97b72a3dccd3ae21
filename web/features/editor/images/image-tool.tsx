import { Image } from 'lucide-react';
import { useRef } from 'react';
import { messages } from '#shared/messages.ko.ts';
import { acceptOf } from '#web/features/files/check-file.ts';
import { ToolButton } from '../toolbar/tool-button.tsx';
import { IMAGE_RULES } from './use-image-uploads.ts';

export function ImageTool({ onFiles }: { onFiles: (files: File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <ToolButton label={messages.editor.image} icon={Image} onPress={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={acceptOf(IMAGE_RULES)}
        aria-label={messages.editor.image}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          // Reset, so that the same picture can be chosen again.
          event.target.value = '';
        }}
      />
    </>
  );
}
